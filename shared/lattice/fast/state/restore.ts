import { Fault } from '../../../base/fault.ts';
import type { EntityType, Scenario } from '../../scenario/scenario.ts';
import { decodeFrame } from '../../state/canonical.ts';
import type { EntityState } from '../../state/entity-state.ts';
import type { Frame } from '../../state/frame.ts';

/** The states of a frame, checked to be of this layout; the faults are those of the plain engine's `restore`. */
export function statesOf({ entities }: Scenario, frame: Frame): { tick: number; states: EntityState[] } {
  if (frame.shape !== 'pref') {
    throw new Fault('state-revision', 'states of older revisions can be read but not run on', {
      shape: frame.shape,
    });
  }
  const { tick, entities: states } = decodeFrame(frame);
  if (states.length !== entities.length) {
    const message = `the layout has ${entities.length} entities, the state ${states.length}`;
    throw new Fault('state-mismatch', message, { limit: entities.length, found: states.length });
  }
  states.forEach((state, entity) => {
    const { type } = entities[entity]!;
    if (state.kind === type) return;
    const message = `entity ${entity} is of type ${type}, the state there is of kind ${state.kind}`;
    throw new Fault('state-mismatch', message, { entity, type, found: state.kind });
  });
  return { tick, states: [...states] };
}

/** The states of tick 0, at which nothing is anywhere. */
export function emptyStates({ entities }: Scenario): EntityState[] {
  return entities.map(({ type }) => emptyState(type));
}

function emptyState(type: EntityType): EntityState {
  switch (type) {
    case 'belt':
      return { kind: type, left: [], right: [] };
    case 'splitter':
      return { kind: type, outPref: 0, inFirst: 0 };
    case 'lane-splitter':
      return { kind: type };
    case 'inserter':
      return { kind: type, phase: 'idle', held: undefined, swingLeft: 0 };
    case 'assembler':
    case 'furnace':
      return { kind: type, inputs: [], output: [], craftLeft: 0 };
    case 'source':
      return { kind: type, emitPhase: 0 };
    case 'sink':
      return { kind: type, consumed: [] };
  }
}
