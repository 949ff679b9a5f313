import type { FaultAnswer } from '../../shared/api/answers.ts';
import { Fault, messageOf } from '../../shared/base/fault.ts';

/** Anything that was thrown as the facts of a fault, which stores can hold; what is no fault is a slip of ours. */
export function toldFault(thrown: unknown): FaultAnswer {
  if (!(thrown instanceof Fault)) return { code: 'internal', message: messageOf(thrown), facts: {} };
  const { code, message, facts } = thrown;
  return { code, message, facts };
}
