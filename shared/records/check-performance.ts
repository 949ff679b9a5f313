import type { PerformanceCaseResult, PerformanceResult } from './performance.ts';
import { isPlainName } from './plain-name.ts';

/** Tells something odd at a JSON path from the record. */
type Warn = (code: string, path: string, message: string) => void;

const RESULT = 'validation.performance';
const CHECKSUM = /^fnv1a64:[0-9a-f]{16}$/;

/** Where a performance result contradicts itself or the rules of grading (spec: run-record §§4.1, 4.2, 5; performance-host §6). */
export function checkPerformance(result: PerformanceResult, loaded: boolean, warn: Warn): void {
  const { correct, cases, totalFuel, fuelLimit, moduleWasm } = result;
  if (correct !== (cases.length > 0 && cases.every((one) => one.correct)))
    warn('verdict-differs', `${RESULT}.correct`, `is ${correct}, which is not what its cases say`);
  if (totalFuel !== null && !correct)
    warn('total-without-pass', `${RESULT}.totalFuel`, 'only a run that passed has a total');
  const stress = cases
    .filter(({ kind }) => kind === 'stress')
    .reduce((sum, { fuel }) => sum + (fuel ?? 0), 0);
  if (correct && totalFuel !== stress)
    warn('total-differs', `${RESULT}.totalFuel`, `is ${totalFuel}, but the stress cases sum up to ${stress}`);
  if (moduleWasm !== null && !isPlainName(moduleWasm))
    warn('name-escapes', `${RESULT}.moduleWasm`, 'is no plain file name, so no file is looked for');
  const answered = cases.every(({ skipped, fuel }) => skipped || fuel !== null);
  // Older records do not tell the module.
  if (moduleWasm !== null && loaded !== answered)
    warn('loaded-differs', 'validation.loaded', `is ${loaded}, which is not what its cases say`);
  for (const [index, one] of cases.entries()) checkCase(one, `${RESULT}.cases[${index}]`, fuelLimit, warn);
  const inputs = new Set<string>();
  for (const [index, { input }] of cases.entries()) {
    if (inputs.has(input)) warn('input-twice', `${RESULT}.cases[${index}].input`, 'stands twice');
    inputs.add(input);
  }
}

function checkCase(one: PerformanceCaseResult, path: string, fuelLimit: number | null, warn: Warn): void {
  const { correct, overCeiling, skipped, fuel, kind, scenarioJson, snapshots } = one;
  if ([correct, overCeiling, skipped].filter(Boolean).length > 1)
    warn('outcomes-exclude', path, 'correct, overCeiling and skipped exclude each other');
  if (skipped && fuel !== null)
    warn('skipped-with-fuel', `${path}.fuel`, 'a case that was not run has no fuel');
  if ((correct || overCeiling) && fuel === null) warn('answer-without-fuel', `${path}.fuel`, 'is missing');
  if (fuel !== null && fuelLimit !== null && kind === 'stress') {
    if (correct && fuel > fuelLimit)
      warn(
        'fuel-over-limit',
        `${path}.fuel`,
        `is ${fuel}, past the limit of ${fuelLimit}, yet the case passed`,
      );
    if (overCeiling && fuel <= fuelLimit)
      warn('fuel-within-limit', `${path}.fuel`, `is ${fuel}, within the limit of ${fuelLimit}, yet over it`);
  }
  if (scenarioJson !== null && !isPlainName(scenarioJson))
    warn('name-escapes', `${path}.scenarioJson`, 'is no plain file name, so no file is looked for');
  if (scenarioJson !== null && !correct && !overCeiling)
    warn('scenario-of-wrong', `${path}.scenarioJson`, 'only a right answer publishes its scenario');
  const descends = snapshots.findIndex(({ tick }, at) => at > 0 && tick <= (snapshots[at - 1]?.tick ?? 0));
  if (descends > 0) warn('ticks-descend', `${path}.snapshots[${descends}].tick`, 'does not ascend');
  const odd = snapshots.findIndex(({ checksum }) => !CHECKSUM.test(checksum));
  if (odd >= 0)
    warn('checksum-form', `${path}.snapshots[${odd}].checksum`, 'is not of the form fnv1a64:<16 hex digits>');
}
