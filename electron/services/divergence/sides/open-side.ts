import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Fault } from '../../../../shared/base/fault.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { Places } from '../../places/places.ts';
import { readStates } from '../../replay/read-states.ts';
import { readEngine } from '../../runs/read-engine.ts';
import { recognise } from '../../runs/recognise.ts';
import { misfitOf } from '../fits-scenario.ts';
import { moduleSide } from './module-side.ts';
import { recordedSide } from './recorded-side.ts';
import { referenceSide } from './reference-side.ts';
import type { Side } from './side.ts';

/** The word that names the reference where a path could stand. */
export const REFERENCE = 'reference';

/**
 * The side that a word names: `reference`, a module (file, run folder or archive), or a file of states. Throws a `Fault`:
 * `scenario-needed` for a side that is run, `wrong-item-kind` for a file of another kind, `other-layout` for states that
 * are not of the scenario, those of reading the file.
 */
export async function openSide(
  places: Places,
  word: string,
  scenario: Scenario | undefined,
  signal: AbortSignal,
): Promise<Side> {
  if (word === REFERENCE) return referenceSide(places.referenceWorker, needed(scenario, 'the reference'));
  const isFolder = existsSync(word) && statSync(word).isDirectory();
  const kind = isFolder ? 'module' : recognise(word);
  const name = basename(word);
  if (kind === 'module' || kind === 'archive') {
    const onScenario = needed(scenario, name);
    return moduleSide(places, name, await readEngine(word, signal), onScenario);
  }
  if (kind === 'states') {
    const snapshots = await readStates(places.statesWorker, word, signal);
    const misfit = scenario && snapshots[0] && misfitOf(scenario, snapshots[0].frame);
    if (misfit)
      throw new Fault('other-layout', `${name} holds states of another factory: ${misfit.message}`, {
        path: word,
      });
    return recordedSide(name, snapshots, scenario);
  }
  throw new Fault('wrong-item-kind', `${name} is a ${kind}, where an engine or states are compared`, {
    path: word,
    found: kind,
  });
}

function needed(scenario: Scenario | undefined, name: string): Scenario {
  if (scenario !== undefined) return scenario;
  throw new Fault('scenario-needed', `${name} is run, and for that a scenario is needed`);
}
