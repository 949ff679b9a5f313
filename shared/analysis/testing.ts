import { PlainEngine } from '../lattice/plain/engine.ts';
import type { ReadingId } from '../lattice/readings.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import { checksumOf } from '../lattice/state/checksum.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { type ChecksumSeries, checksumSeries } from './checksum-series.ts';
import { diagnose } from './diagnosis/diagnose.ts';
import type { DiagnosisQuestion } from './diagnosis/question.ts';
import { compareSeries } from './first-difference.ts';

/** Lets everything that waits have its turn. */
export function turn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
}

/** A signal that nobody aborts. */
export function never(): AbortSignal {
  return new AbortController().signal;
}

/** Frames after each of the first ticks, tick 1 first, of an engine that follows readings. */
export function framesOf(
  scenario: Scenario,
  readings: readonly ReadingId[] = [],
  ticks = scenario.ticks,
): Frame[] {
  const engine = new PlainEngine(scenario, { readings });
  return Array.from({ length: ticks }, () => {
    engine.step();
    return engine.frame();
  });
}

function seriesOf(frames: readonly Frame[]): ChecksumSeries {
  return checksumSeries(frames.map(({ tick, bytes }) => ({ tick, checksum: checksumOf(bytes) })));
}

/** A module played by its frames from tick 1 on, beside the rules on the same scenario. */
export class PlayedModule {
  readonly scenario: Scenario;
  readonly frames: readonly Frame[];
  readonly rules: readonly Frame[];

  constructor(scenario: Scenario, readings: readonly ReadingId[]) {
    this.scenario = scenario;
    this.frames = framesOf(scenario, readings);
    this.rules = framesOf(scenario);
  }

  /** What comparing every tick's checksum tells. */
  compare() {
    return compareSeries(seriesOf(this.rules), seriesOf(this.frames));
  }

  /** Diagnoses from the first different tick; undefined where there is none. */
  async diagnose(more: Partial<DiagnosisQuestion> = {}) {
    const { firstDifferentTick, lastEqualTick } = this.compare();
    if (firstDifferentTick === undefined) return undefined;
    return await diagnose({
      scenario: this.scenario,
      lastEqual: lastEqualTick === undefined ? undefined : this.rules[lastEqualTick - 1],
      firstDifferentTick,
      states: async (ticks) => ticks.map((tick) => this.frames[tick - 1]!),
      recorded: seriesOf(this.frames),
      signal: never(),
      turn,
      ...more,
    });
  }
}
