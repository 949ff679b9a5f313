import { outOfFuelDetail } from '../../../shared/grading/case-outcome.ts';
import type { RunFailure } from '../../runner/run.ts';

/** What a failed run is called in the record's `detail`: its class in words, then the facts (spec: performance-host §4). */
export function failureDetail(failure: RunFailure, ceiling: bigint, fuelLimit: bigint): string {
  const { message } = failure;
  switch (failure.kind) {
    case 'load-compile':
    case 'load-instantiate':
    case 'load-missing-export':
      return `the engine failed to load: ${message}`;
    case 'out-of-fuel':
      return outOfFuelDetail(ceiling, fuelLimit);
    case 'out-of-memory':
      return `ran out of memory: ${message}`;
    case 'trap':
      return `trapped: ${message}`;
    case 'bad-region':
      return `returned a region outside its memory: ${message}`;
    case 'bad-json':
    case 'playback-refused':
      return `the answer is not what it should be: ${message}`;
    case 'time-limit':
    case 'memory-limit':
    case 'answer-limit':
      return `stopped here, which the harness would not do: ${message}`;
    case 'runner-died':
    case 'runner-lied':
      return `the runner process failed: ${message}`;
  }
}
