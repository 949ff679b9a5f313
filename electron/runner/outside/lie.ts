import { RunFault } from '../run-fault.ts';

/** The fault of a runner that said what it never should. */
export function lied(why: string): RunFault {
  return new RunFault('runner-lied', `the runner process said what it never should: ${why}`, { why });
}
