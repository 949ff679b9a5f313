import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { diagnose } from '../../../shared/analysis/diagnosis/diagnose.ts';
import { traceTick } from '../../../shared/analysis/trace-words.ts';
import type { ExplainedAnswer } from '../../../shared/api/comparison.ts';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import type { DiagnosisSetting, FromDiagnosis } from './diagnosis-messages.ts';
import { tellEqualsApart } from './equals-apart.ts';

/** A diagnosis in a thread of its own, which is ended where it is given up. */
/** Where it is given up, the thread is ended. */
const never = new AbortController().signal;
const setting = workerData as DiagnosisSetting;

explain().then(
  (explained) => post({ type: 'end', explained }),
  (error: unknown) => {
    const { code, facts } = error instanceof Fault ? error : { code: 'internal', facts: {} };
    post({ type: 'fault', code, message: messageOf(error), facts });
  },
);

async function explain(): Promise<ExplainedAnswer> {
  const { scenario, lastEqual, firstDifferentTick, states, recorded, entity } = setting;
  const diagnosis = await diagnose({
    scenario,
    lastEqual,
    firstDifferentTick,
    states: async () => states,
    windowTicks: states.length,
    recorded,
    signal: never,
    turn: () => setImmediate(),
    progress: (progress) => post({ type: 'progress', progress }),
  });
  const module = states[0];
  const trace =
    entity === undefined
      ? undefined
      : traceTick({ scenario, before: lastEqual, entity, ...(module && { module }) });
  const apart = await tellEqualsApart(diagnosis, never);
  return { diagnosis, trace, apart };
}

function post(message: FromDiagnosis): void {
  parentPort?.postMessage(message);
}
