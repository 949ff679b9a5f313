/**
 * The readings: single changes to the rules, each of which an engine that desyncs may follow (spec: readings). `shows` is
 * `layouts` where some factory tells the reading from the rules, and `none` where no factory was found on which it does;
 * a test holds both claims.
 */
interface ReadingRow {
  readonly phase: 'sources' | 'inserters' | 'belts' | 'splitters' | 'crafters' | 'sinks' | 'all' | 'order';
  /** Completes "the engine behaves as if …". */
  readonly says: string;
  readonly shows: 'layouts' | 'none';
}

export const READINGS = {
  'source-offset': {
    phase: 'sources',
    says: 'a source emits when (t - 1) is a multiple of its period',
    shows: 'layouts',
  },
  'source-order': { phase: 'sources', says: 'a source feeds the right lane before the left', shows: 'none' },
  'inserter-near-side': {
    phase: 'inserters',
    says: 'the near lane is the one on the side to which the inserter points',
    shows: 'layouts',
  },
  'inserter-parallel-left': {
    phase: 'inserters',
    says: 'on a belt along the inserter, either way, the near lane is the left lane',
    shows: 'layouts',
  },
  'inserter-take-near': {
    phase: 'inserters',
    says: "an inserter takes from the near lane first, on a crafter's tie too",
    shows: 'layouts',
  },
  'inserter-take-at-end': {
    phase: 'inserters',
    says: 'an inserter takes only an item at pos 0',
    shows: 'layouts',
  },
  'inserter-take-blind': {
    phase: 'inserters',
    says: 'an inserter takes although its target would not accept; from a belt for a crafter still only what that accepts',
    shows: 'layouts',
  },
  'inserter-no-least-held': {
    phase: 'inserters',
    says: 'for an assembler there is no preference for the item it holds least of',
    shows: 'layouts',
  },
  'inserter-tie-near': {
    phase: 'inserters',
    says: 'on a tie an inserter takes from the near lane',
    shows: 'layouts',
  },
  'furnace-no-coal-first': {
    phase: 'inserters',
    says: 'for a furnace there is no preference for coal',
    shows: 'layouts',
  },
  'furnace-least-held': {
    phase: 'inserters',
    says: 'a furnace prefers the item it holds least of, as an assembler does',
    shows: 'layouts',
  },
  'furnace-ore-first': { phase: 'inserters', says: 'a furnace is fed ore first', shows: 'layouts' },
  'inserter-return-same-tick': {
    phase: 'inserters',
    says: 'an inserter may take again in the tick in which it becomes idle',
    shows: 'layouts',
  },
  'inserter-drop-late': {
    phase: 'inserters',
    says: 'an inserter drops one tick later (swing_left runs down to 0)',
    shows: 'layouts',
  },
  'crafter-no-input-cap': {
    phase: 'inserters',
    says: 'a crafter accepts inputs without a cap',
    shows: 'layouts',
  },
  'crafter-input-cap-9': {
    phase: 'inserters',
    says: 'a crafter accepts up to 9 of an input',
    shows: 'layouts',
  },
  'source-not-takeable': {
    phase: 'inserters',
    says: 'an inserter cannot take from a source',
    shows: 'layouts',
  },
  'belt-run-speed': { phase: 'belts', says: 'a run moves at the speed of its output tile', shows: 'layouts' },
  'belt-one-speed': { phase: 'belts', says: 'every belt moves 64 units a tick', shows: 'layouts' },
  'belt-old-ahead': {
    phase: 'belts',
    says: 'an item keeps its distance from where the one ahead stood before it moved',
    shows: 'layouts',
  },
  'sideload-swapped': {
    phase: 'belts',
    says: 'the side-load positions 64 and 192 are exchanged',
    shows: 'layouts',
  },
  'sideload-other-lane': { phase: 'belts', says: 'side-loads land on the far lane', shows: 'layouts' },
  'sideload-right-first': {
    phase: 'belts',
    says: 'the right lane side-loads before the left',
    shows: 'none',
  },
  'sideload-before-moves': { phase: 'belts', says: 'side-loads come before the moves', shows: 'layouts' },
  'sideload-after-splitters': {
    phase: 'belts',
    says: 'side-loads come after the splitters',
    shows: 'layouts',
  },
  'turn-always-sideloads': {
    phase: 'belts',
    says: 'there are no pure curves: every turn is a side-load',
    shows: 'layouts',
  },
  'curve-ignores-feeders': {
    phase: 'belts',
    says: 'sources, inserters and splitters that point into a turn do not undo its pure curve',
    shows: 'layouts',
  },
  'curve-ignores-source': {
    phase: 'belts',
    says: 'a source that points into a turn does not undo its pure curve',
    shows: 'layouts',
  },
  'curve-ignores-inserter': {
    phase: 'belts',
    says: 'an inserter that points into a turn does not undo its pure curve',
    shows: 'layouts',
  },
  'curve-ignores-splitter': {
    phase: 'belts',
    says: 'a splitter that points into a turn does not undo its pure curve',
    shows: 'layouts',
  },
  'splitter-fixed-input': { phase: 'splitters', says: 'in_first never flips', shows: 'layouts' },
  'splitter-input-starts-1': { phase: 'splitters', says: 'in_first starts at 1', shows: 'layouts' },
  'splitter-output-starts-1': {
    phase: 'splitters',
    says: 'out_pref starts at 1 for both lanes',
    shows: 'layouts',
  },
  'splitter-fixed-output': { phase: 'splitters', says: 'out_pref never flips', shows: 'layouts' },
  'splitter-flips-preferred': {
    phase: 'splitters',
    says: 'out_pref flips as if the item had gone to the preferred output',
    shows: 'layouts',
  },
  'splitter-one-preference': { phase: 'splitters', says: 'both lanes share one out_pref', shows: 'layouts' },
  'splitter-right-first': {
    phase: 'splitters',
    says: 'a splitter looks at its right lane first',
    shows: 'none',
  },
  'splitter-inputs-outer': {
    phase: 'splitters',
    says: 'a splitter goes through its inputs, and for each through the lanes',
    shows: 'none',
  },
  'splitter-any-facing': {
    phase: 'splitters',
    says: "a splitter's output belt may face any way",
    shows: 'layouts',
  },
  'crafter-idle-after-deposit': {
    phase: 'crafters',
    says: 'a crafter does not start in the tick of its deposit',
    shows: 'layouts',
  },
  'crafter-one-short': { phase: 'crafters', says: 'crafting takes one tick less', shows: 'layouts' },
  'crafter-no-output-gate': {
    phase: 'crafters',
    says: 'a crafter starts whatever its output holds',
    shows: 'layouts',
  },
  'crafter-output-below-cap': {
    phase: 'crafters',
    says: "a crafter's output must stay below 8",
    shows: 'layouts',
  },
  'sink-own-facing': {
    phase: 'sinks',
    says: 'a sink takes only from belts that face as it does',
    shows: 'layouts',
  },
  'sink-one-a-tick': { phase: 'sinks', says: 'a sink takes one item a tick and lane', shows: 'none' },
  'sink-right-first': { phase: 'sinks', says: 'a sink takes from the right lane first', shows: 'none' },
  'force-strict': {
    phase: 'all',
    says: 'landing needs more than the least distance, not at least',
    shows: 'layouts',
  },
  'phase-inserters-first': { phase: 'order', says: 'inserters come before sources', shows: 'layouts' },
  'phase-belts-before-inserters': {
    phase: 'order',
    says: 'belts, moves and side-loads, come before inserters',
    shows: 'layouts',
  },
  'phase-splitters-before-belts': { phase: 'order', says: 'splitters come before belts', shows: 'layouts' },
  'phase-crafters-before-inserters': {
    phase: 'order',
    says: 'crafters come before inserters',
    shows: 'layouts',
  },
  'phase-sources-last': { phase: 'order', says: 'sources come last', shows: 'layouts' },
  'phase-crafters-before-splitters': {
    phase: 'order',
    says: 'crafters come before splitters',
    shows: 'none',
  },
  'phase-sinks-before-crafters': { phase: 'order', says: 'sinks come before crafters', shows: 'none' },
  'phase-sinks-before-splitters': { phase: 'order', says: 'sinks come before splitters', shows: 'none' },
} as const satisfies Record<string, ReadingRow>;

export type ReadingId = keyof typeof READINGS;
export const READING_IDS = Object.keys(READINGS) as readonly ReadingId[];

export function isReading(id: string): id is ReadingId {
  return Object.hasOwn(READINGS, id);
}

/** Which readings an engine follows, as a field each, so that a rule can ask `as['force-strict']` at no cost. */
export type Readings = Readonly<Record<ReadingId, boolean>>;

export function readingsOf(ids: Iterable<ReadingId> = []): Readings {
  const followed = new Set(ids);
  return Object.fromEntries(READING_IDS.map((id) => [id, followed.has(id)])) as Readings;
}
