import { snapshotTickFindings } from '../../../../shared/analysis/snapshot-ticks.ts';
import { CancelledFault } from '../../../../shared/base/cancelled.ts';
import { Fault } from '../../../../shared/base/fault.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { ModuleBytes } from '../../../runner/run.ts';
import type { Places } from '../../places/places.ts';
import { runForFrames } from '../../replay/module-run.ts';
import { newRunner, WASMTIME_VERSION } from '../../runners/runners.ts';
import type { Side } from './side.ts';

/** The exported entry of every Lattice case (spec: performance-host §7). */
const ENTRY = 'simulate';

/** A module under wasmtime, in a process of its own. */
export function moduleSide(places: Places, name: string, module: ModuleBytes, scenario: Scenario): Side {
  const runner = newRunner(places);
  return {
    kind: 'module',
    facts: {
      name,
      scenario,
      ticks: { first: 1, last: scenario.ticks },
      host: `wasmtime ${WASMTIME_VERSION}`,
    },
    scenario,
    ticks: undefined,
    async states(ticks, take, signal) {
      const found: number[] = [];
      const outcome = await runForFrames(
        runner,
        { module, entry: ENTRY, scenario, snapshots: ticks, metered: false },
        {
          onSnapshot: (snapshot) => {
            found.push(snapshot.frame.tick);
            take(snapshot);
          },
        },
        signal,
      );
      if (outcome.kind === 'cancelled') throw new CancelledFault();
      if (outcome.kind === 'finished') return snapshotTickFindings(ticks, found);
      throw new Fault('side-failed', `${name} did not finish: ${outcome.message}`, {
        ...outcome.facts,
        outcome: outcome.kind,
        ticks: ticks.at(-1),
      });
    },
    dispose: () => runner.dispose(),
  };
}
