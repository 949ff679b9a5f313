/** What of a model's name says by which way it was reached, not which model it is. */
export interface FoldRules {
  /** Taken off the front, such as `openrouter/`. */
  readonly prefixes: readonly string[];
  /** Taken off the end, such as `:free`. */
  readonly suffixes: readonly string[];
  /** Folded id to the id that it counts as, for what no rule can know. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The fold of the project's Results page, as far as it is known (spec: ranking §2). */
export const USUAL_FOLD: FoldRules = { prefixes: ['openrouter/'], suffixes: [':free'], aliases: {} };

/** Takes every model's name as it is written. */
export const NO_FOLD: FoldRules = { prefixes: [], suffixes: [], aliases: {} };

/** The id that a model counts under. A rule that would leave nothing of a name is not followed. */
export function modelIdentity(model: string, { prefixes, suffixes, aliases }: FoldRules): string {
  let id = model;
  for (const prefix of prefixes) {
    if (prefix !== '' && id.startsWith(prefix) && id.length > prefix.length) id = id.slice(prefix.length);
  }
  for (const suffix of suffixes) {
    if (suffix !== '' && id.endsWith(suffix) && id.length > suffix.length) id = id.slice(0, -suffix.length);
  }
  // Ids come out of downloaded records: `constructor` is a name like any other.
  return Object.hasOwn(aliases, id) ? (aliases[id] ?? id) : id;
}
