import { Worker } from 'node:worker_threads';
import type { ChecksumSeries } from '../../../shared/analysis/checksum-series.ts';
import type { DiagnosisProgress } from '../../../shared/analysis/diagnosis/question.ts';
import type { ExplainedAnswer } from '../../../shared/api/comparison.ts';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import type { DiagnosisSetting, FromDiagnosis } from './diagnosis-messages.ts';
import type { Divergence } from './find-divergence.ts';
import type { Side } from './sides/side.ts';

/** Ticks from the first different one on that a reading has to give. */
const WINDOW_TICKS = 64;

export interface ExplainOptions {
  readonly workerFile: string;
  readonly scenario: Scenario;
  /** The side that is not the reference, and its checksums over the run. */
  readonly side: Side;
  readonly checksums: ChecksumSeries;
  readonly divergence: Divergence;
  readonly signal: AbortSignal;
  onProgress?(progress: DiagnosisProgress): void;
}

/**
 * Which reading of the rules explains a divergence from the reference (spec: readings, Method), and what the rules say
 * happened there. Throws a `Fault`: `not-explainable` where the states about the difference are not known tick by tick,
 * `side-failed`, `cancelled`.
 */
export async function explainDivergence(options: ExplainOptions): Promise<ExplainedAnswer> {
  const { scenario, side, checksums, divergence, signal } = options;
  const { firstDifferent, lastEqual, series, difference } = divergence;
  if (firstDifferent === undefined || !series.exact)
    throw new Fault('not-explainable', 'the states about the first difference are not known tick by tick');
  const firstDifferentTick = firstDifferent.a.frame.tick;
  const states = await statesFrom(side, firstDifferentTick, scenario.ticks, signal);
  const setting: DiagnosisSetting = {
    scenario,
    lastEqual: lastEqual?.a.frame,
    firstDifferentTick,
    states,
    recorded: checksums,
    entity: difference?.entities[0]?.index,
  };
  return await inWorker(options, setting);
}

async function statesFrom(side: Side, from: number, last: number, signal: AbortSignal): Promise<Frame[]> {
  const length = Math.min(WINDOW_TICKS, last - from + 1);
  const ticks = Array.from({ length }, (_, index) => from + index);
  const states: Frame[] = [];
  await side.states(ticks, ({ frame }) => states.push(frame), signal);
  return states;
}

async function inWorker(
  { workerFile, signal, onProgress }: ExplainOptions,
  setting: DiagnosisSetting,
): Promise<ExplainedAnswer> {
  const worker = new Worker(workerFile, { workerData: setting });
  let stop = (): void => undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = () => reject(new CancelledFault());
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      worker.on('message', (message: FromDiagnosis) => {
        if (message.type === 'progress') onProgress?.(message.progress);
        else if (message.type === 'end') resolve(message.explained);
        else reject(new Fault(message.code, message.message, message.facts));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Fault('diagnosis-died', "the diagnosis's thread has ended")));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
