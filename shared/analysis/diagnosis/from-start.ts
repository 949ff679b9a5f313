import { PlainEngine } from '../../lattice/plain/engine.ts';
import type { ReadingId } from '../../lattice/readings.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { checksumOf } from '../../lattice/state/checksum.ts';
import type { ChecksumSeries } from '../checksum-series.ts';
import type { Pace } from '../pace.ts';

export interface FromStart {
  readonly checksumsMet: number;
  readonly firstMiss: number | undefined;
}

const PREFIX = 'fnv1a64:';

/** Runs readings from the empty factory and holds every recorded checksum against theirs, up to the first miss. */
export async function runFromStart(
  scenario: Scenario,
  readings: readonly ReadingId[],
  recorded: ChecksumSeries,
  pace: Pace,
): Promise<FromStart> {
  const engine = new PlainEngine(scenario, { readings });
  for (let at = 0; at < recorded.ticks.length; at++) {
    const tick = recorded.ticks[at]!;
    while (engine.tick < tick) {
      engine.step();
      await pace.breathe();
    }
    const checksum = BigInt(`0x${checksumOf(engine.frame().bytes).slice(PREFIX.length)}`);
    if (checksum !== recorded.checksums[at]) return { checksumsMet: at, firstMiss: tick };
  }
  return { checksumsMet: recorded.ticks.length, firstMiss: undefined };
}
