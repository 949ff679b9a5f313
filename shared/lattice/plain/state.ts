import { Fault } from '../../base/fault.ts';
import type { Counts, EntityState, LaneItem } from '../state/entity-state.ts';
import { type Lane, LEFT, type Part, RIGHT } from './parts.ts';

/** The state of a part after `tick` ticks, as it stands in a snapshot. */
export function stateOf(part: Part, tick: number): EntityState {
  switch (part.kind) {
    case 'belt':
      return { kind: 'belt', left: part.lanes[LEFT], right: part.lanes[RIGHT] };
    case 'splitter':
      return {
        kind: 'splitter',
        outPref: part.outPref[LEFT] | (part.outPref[RIGHT] << 1),
        inFirst: part.inFirst,
      };
    case 'lane-splitter':
      return { kind: 'lane-splitter' };
    case 'inserter':
      return { kind: 'inserter', phase: part.phase, held: part.held, swingLeft: part.swingLeft };
    case 'crafter':
      return {
        kind: part.entity.type,
        inputs: sorted(part.inputs),
        output: sorted(part.output),
        craftLeft: part.craftLeft,
      };
    case 'source':
      return { kind: 'source', emitPhase: tick % part.entity.period };
    case 'sink':
      return { kind: 'sink', consumed: sorted(part.consumed).map(([item, count]) => [item, BigInt(count)]) };
  }
}

/** Puts a part into a recorded state. Throws a `Fault` (`state-mismatch`) when the state is of another kind of entity. */
export function restorePart(part: Part, state: EntityState): void {
  switch (part.kind) {
    case 'belt':
      if (state.kind !== 'belt') break;
      fillLane(part.lanes[LEFT], state.left);
      fillLane(part.lanes[RIGHT], state.right);
      return;
    case 'splitter':
      if (state.kind !== 'splitter') break;
      part.outPref = [state.outPref & 1, (state.outPref >> 1) & 1];
      part.inFirst = state.inFirst & 1;
      return;
    case 'inserter':
      if (state.kind !== 'inserter') break;
      part.phase = state.phase;
      part.held = state.held;
      part.swingLeft = state.swingLeft;
      return;
    case 'crafter':
      if (state.kind !== part.entity.type) break;
      fillCounts(part.inputs, state.inputs);
      fillCounts(part.output, state.output);
      part.craftLeft = state.craftLeft;
      return;
    case 'sink':
      if (state.kind !== 'sink') break;
      part.consumed.clear();
      for (const [item, count] of state.consumed) if (count > 0n) part.consumed.set(item, Number(count));
      return;
    case 'source':
    case 'lane-splitter':
      if (state.kind !== part.kind) break;
      return;
  }
  const message = `entity ${part.index} is of type ${part.entity.type}, the state there is of kind ${state.kind}`;
  throw new Fault('state-mismatch', message, {
    entity: part.index,
    type: part.entity.type,
    found: state.kind,
  });
}

function sorted(counts: ReadonlyMap<number, number>): Counts {
  return [...counts].sort(([a], [b]) => a - b);
}

function fillLane(lane: Lane, items: readonly LaneItem[]): void {
  lane.length = 0;
  for (const { pos, item } of items) lane.push({ pos, item });
}

function fillCounts(counts: Map<number, number>, entries: Counts): void {
  counts.clear();
  for (const [item, count] of entries) if (count > 0) counts.set(item, count);
}
