import { inOrder, MOST_VISITS, type Note, type Notes, type Visit } from './notes.ts';

/**
 * Two files of notes as one: every note of both; of two versions of a note the one that was changed last, and where that does
 * not decide either, the one whose text sorts last, so that it does not matter which file is named first.
 */
export function mergeNotes(a: Notes, b: Notes): Notes {
  return { ...b, ...a, notes: mergedNotes(a.notes, b.notes), trail: mergedTrail(a.trail, b.trail) };
}

function mergedNotes(a: readonly Note[], b: readonly Note[]): readonly Note[] {
  const byId = new Map<string, Note>();
  for (const note of [...a, ...b]) {
    const other = byId.get(note.id);
    if (other === undefined || isNewer(note, other)) byId.set(note.id, note);
  }
  return inOrder([...byId.values()]);
}

/** The visits of both by time, each once. */
export function mergedTrail(a: readonly Visit[], b: readonly Visit[]): readonly Visit[] {
  const byWords = new Map([...a, ...b].map((visit) => [wordsOf(visit), visit]));
  return [...byWords]
    .sort(([one, { at }], [other, { at: then }]) => at - then || (one < other ? -1 : 1))
    .map(([, visit]) => visit)
    .slice(-MOST_VISITS);
}

/** What became of two files that were changed apart from each other, since both were `base`. */
export type Reconciled =
  | { readonly kind: 'settled'; readonly notes: Notes }
  /** Both sides have changed notes: a person decides. */
  | { readonly kind: 'conflict' };

/** Notes that only one side has changed are that side's; the trails are always both. */
export function reconcile(base: Notes, ours: Notes, theirs: Notes): Reconciled {
  const trail = mergedTrail(ours.trail, theirs.trail);
  if (sameNotes(theirs.notes, base.notes) || sameNotes(theirs.notes, ours.notes))
    return { kind: 'settled', notes: { ...theirs, ...ours, trail } };
  if (sameNotes(ours.notes, base.notes)) return { kind: 'settled', notes: { ...ours, ...theirs, trail } };
  return { kind: 'conflict' };
}

/** Whether two lists hold the same notes, word for word. */
export function sameNotes(a: readonly Note[], b: readonly Note[]): boolean {
  return a === b || wordsOf(inOrder(a)) === wordsOf(inOrder(b));
}

function isNewer(a: Note, b: Note): boolean {
  return a.changedAt === b.changedAt ? wordsOf(a) > wordsOf(b) : a.changedAt > b.changedAt;
}

/** A value as text, the same whatever the order of its keys. */
function wordsOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
