import type { Finding } from '../../../shared/base/finding.ts';
import type { EntityType, Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../../shared/lattice/state/canonical.ts';
import type { EntityState } from '../../../shared/lattice/state/entity-state.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';

/** How a state is not one of the scenario's entities: their number, or the first that is of another kind. */
export function misfitOf(scenario: Scenario, frame: Frame): Finding | undefined {
  const { tick, entities } = decodeFrame(frame);
  const wanted = scenario.entities.map(({ type }) => type);
  if (entities.length !== wanted.length) {
    const message = `the state at tick ${tick} holds ${entities.length} entities, the scenario ${wanted.length}`;
    return { severity: 'error', code: 'entity-count', message };
  }
  const other = entities.findIndex((state, index) => typeOf(state) !== wanted[index]);
  if (other < 0) return undefined;
  const message = `entity ${other} is of type ${wanted[other]}, its state at tick ${tick} is of kind ${entities[other]!.kind}`;
  return { severity: 'error', code: 'entity-kind', message };
}

/** In words, how two states cannot be of one factory; undefined where they can. */
export function otherEntities(a: Frame, b: Frame): string | undefined {
  const [ofA, ofB] = [decodeFrame(a).entities, decodeFrame(b).entities];
  if (ofA.length !== ofB.length) return `one holds ${ofA.length} entities, the other ${ofB.length}`;
  const other = ofA.findIndex((state, index) => typeOf(state) !== typeOf(ofB[index]!));
  if (other < 0) return undefined;
  return `entity ${other} is of kind ${ofA[other]!.kind} and of kind ${ofB[other]!.kind}`;
}

/** Splitters of every revision are splitters. */
function typeOf({ kind }: EntityState): EntityType {
  return kind === 'splitter-rr' || kind === 'splitter-next' ? 'splitter' : kind;
}
