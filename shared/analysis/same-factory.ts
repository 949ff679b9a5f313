import type { FactoryState } from '../lattice/state/canonical.ts';
import { encodeFrame } from '../lattice/state/canonical.ts';
import type { EntityState, LaneItem } from '../lattice/state/entity-state.ts';

/** What a state says otherwise than the rules would write it, though it may mean the same factory. */
export type WritingFault = 'lanes-unsorted' | 'maps-unsorted' | 'zero-counts';

export interface Normalised {
  /** The state as the rules write it. */
  readonly state: FactoryState;
  /** What had to be put right for it. */
  readonly faults: readonly WritingFault[];
}

/**
 * The same factory as the rules write it (spec: lattice-rules, State): lanes by ascending pos, maps by item index without
 * counts of zero.
 */
export function normalised(state: FactoryState): Normalised {
  const faults = new Set<WritingFault>();
  const entities = state.entities.map((entity) => normalisedEntity(entity, faults));
  return { state: { tick: state.tick, entities }, faults: [...faults] };
}

/** The bytes of a state as if it had been taken after another tick; what follows from the tick alone is left as it is. */
export function bytesAtTick(state: FactoryState, tick: number): Uint8Array {
  return encodeFrame({ ...state, tick }).bytes;
}

/** A state without what follows from the tick alone, to compare states of different ticks by. */
export function withoutClock(state: FactoryState): FactoryState {
  const entities = state.entities.map(
    (entity): EntityState => (entity.kind === 'source' ? { kind: 'source', emitPhase: 0 } : entity),
  );
  return { tick: 0, entities };
}

function normalisedEntity(entity: EntityState, faults: Set<WritingFault>): EntityState {
  switch (entity.kind) {
    case 'belt':
      return { kind: 'belt', left: sortedLane(entity.left, faults), right: sortedLane(entity.right, faults) };
    case 'assembler':
    case 'furnace': {
      const isZero = (count: number): boolean => count === 0;
      return {
        ...entity,
        inputs: sortedMap(entity.inputs, isZero, faults),
        output: sortedMap(entity.output, isZero, faults),
      };
    }
    case 'sink':
      return { kind: 'sink', consumed: sortedMap(entity.consumed, (count) => count === 0n, faults) };
    default:
      return entity;
  }
}

function sortedLane(lane: readonly LaneItem[], faults: Set<WritingFault>): readonly LaneItem[] {
  if (lane.every(({ pos }, at) => at === 0 || lane[at - 1]!.pos <= pos)) return lane;
  faults.add('lanes-unsorted');
  return lane.toSorted((a, b) => a.pos - b.pos);
}

function sortedMap<T>(
  counts: readonly (readonly [number, T])[],
  isZero: (count: T) => boolean,
  faults: Set<WritingFault>,
): readonly (readonly [number, T])[] {
  const some = counts.filter(([, count]) => !isZero(count));
  if (some.length < counts.length) faults.add('zero-counts');
  if (some.every(([item], at) => at === 0 || some[at - 1]![0] < item)) return some;
  faults.add('maps-unsorted');
  return some.toSorted(([a], [b]) => a - b);
}
