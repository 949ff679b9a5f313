import { FastEngine } from '../../../../shared/lattice/fast/engine.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../../shared/lattice/state/checksum.ts';
import { revisionOf } from '../../../../shared/lattice/state/revision.ts';
import { ReferenceSource } from '../../replay/reference-source.ts';
import type { Side } from './side.ts';

/** The reference engine, in a thread of its own. */
export function referenceSide(workerFile: string, scenario: Scenario): Side {
  const source = new ReferenceSource(workerFile, scenario);
  return {
    kind: 'reference',
    facts: {
      name: 'the reference',
      scenario,
      ticks: { first: 1, last: scenario.ticks },
      // As the states of this layout tell it, so that a recording of the same rules is not said to be of others.
      revision: revisionOf(new FastEngine(scenario).frame()),
      taken: 'after the tick',
    },
    scenario,
    ticks: undefined,
    async states(ticks, take, signal) {
      for await (const { frame } of source.frames(ticks, signal))
        take({ frame, reported: checksumOf(frame.bytes), unknownItems: [] });
      return [];
    },
    dispose: () => source.dispose(),
  };
}
