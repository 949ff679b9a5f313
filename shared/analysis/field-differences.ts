import { type Item, itemName } from '../lattice/items.ts';
import type { CrafterState, EntityState, InserterState, LaneItem } from '../lattice/state/entity-state.ts';
import { alignLanes } from './lane-alignment.ts';
import { type Phase, phaseOfKind } from './phase.ts';

/** One field in which two states of an entity differ. Values are readable text; null where a side has no such thing. */
export interface FieldDifference {
  /** As the snapshot JSON names it: `left[1].pos`, `inputs.coal`, `craft_left`; `kind` for another kind of entity. */
  readonly path: string;
  readonly a: string | null;
  readonly b: string | null;
  /** The phase that writes the field. */
  readonly phase: Phase;
  /** Lanes are compared by item: `moved`, `missing` and `added` are seen from `a`; all else is a `value`. */
  readonly change: 'value' | 'moved' | 'missing' | 'added' | 'other-item' | 'kind';
}

/** The fields in which two states of one entity differ, in the order of the snapshot JSON. */
export function fieldDifferences(a: EntityState, b: EntityState): FieldDifference[] {
  if (a.kind === 'belt' && b.kind === 'belt') {
    return [...laneDifferences('left', a.left, b.left), ...laneDifferences('right', a.right, b.right)];
  }
  if (isCrafter(a) && isCrafter(b) && a.kind === b.kind) return crafterDifferences(a, b);
  if (a.kind === b.kind) return values(phaseOfKind(a.kind), textsOf(a), textsOf(b));
  return [{ path: 'kind', a: a.kind, b: b.kind, phase: phaseOfKind(a.kind), change: 'kind' }];
}

function isCrafter(state: EntityState): state is CrafterState {
  return state.kind === 'assembler' || state.kind === 'furnace';
}

function laneDifferences(
  lane: 'left' | 'right',
  a: readonly LaneItem[],
  b: readonly LaneItem[],
): FieldDifference[] {
  return alignLanes(a, b).map((found): FieldDifference => {
    const { change } = found;
    const phase = 'belts';
    if (change === 'missing')
      return { path: `${lane}[${found.atA}]`, a: text(a[found.atA]!), b: null, phase, change };
    if (change === 'added')
      return { path: `${lane}[${found.atB}]`, a: null, b: text(b[found.atB]!), phase, change };
    const itemA = a[found.atA]!;
    const itemB = b[found.atB]!;
    return change === 'moved'
      ? { path: `${lane}[${found.atA}].pos`, a: `${itemA.pos}`, b: `${itemB.pos}`, phase, change }
      : {
          path: `${lane}[${found.atA}].item`,
          a: itemName(itemA.item),
          b: itemName(itemB.item),
          phase,
          change,
        };
  });
}

function text({ pos, item }: LaneItem): string {
  return `${itemName(item)} at ${pos}`;
}

/**
 * Inserters and crafters both write a crafter's counts. Where its countdown differs as well the crafter did something else,
 * so the counts are taken to be its doing; else an inserter gave or took.
 */
function crafterDifferences(a: CrafterState, b: CrafterState): FieldDifference[] {
  const countsPhase: Phase = a.craftLeft === b.craftLeft ? 'inserters' : 'crafters';
  return [
    ...values(countsPhase, countTexts('inputs', a.inputs), countTexts('inputs', b.inputs)),
    ...values(countsPhase, countTexts('output', a.output), countTexts('output', b.output)),
    ...values('crafters', [['craft_left', `${a.craftLeft}`]], [['craft_left', `${b.craftLeft}`]]),
  ];
}

type Texts = readonly (readonly [path: string, text: string])[];

/** Each value of a state with its text; maps have one for each item. */
function textsOf(state: EntityState): Texts {
  switch (state.kind) {
    // Belts and crafters are compared in ways of their own.
    case 'belt':
    case 'assembler':
    case 'furnace':
      return [];
    case 'splitter':
      return [
        ['out_pref', `left ${state.outPref & 1}, right ${state.outPref >> 1}`],
        ['in_first', `${state.inFirst}`],
      ];
    case 'splitter-rr':
      return [
        ['rr_in', `${state.rrIn}`],
        ['rr_out', `${state.rrOut}`],
      ];
    case 'splitter-next':
      return [['next_belt', `${state.nextBelt}`]];
    case 'lane-splitter':
      return [];
    case 'inserter':
      return inserterTexts(state);
    case 'source':
      return [['emit_phase', `${state.emitPhase}`]];
    case 'sink':
      return countTexts('consumed', state.consumed);
  }
}

function inserterTexts({ phase, held, swingLeft }: InserterState): Texts {
  const texts: [string, string][] = [['phase', phase]];
  if (held !== undefined) texts.push(['held', itemName(held)]);
  texts.push(['swing_left', `${swingLeft}`]);
  return texts;
}

function countTexts(map: string, counts: readonly (readonly [Item, number | bigint])[]): Texts {
  return counts.map(([item, count]) => [`${map}.${itemName(item)}`, `${count}`]);
}

function values(phase: Phase, a: Texts, b: Texts): FieldDifference[] {
  const textsOfA = new Map(a);
  const textsOfB = new Map(b);
  const paths = [...new Set([...textsOfA.keys(), ...textsOfB.keys()])];
  return paths
    .map((path): FieldDifference => {
      const change = 'value';
      return { path, a: textsOfA.get(path) ?? null, b: textsOfB.get(path) ?? null, phase, change };
    })
    .filter((difference) => difference.a !== difference.b);
}
