import type { Finding } from '../base/finding.ts';
import { checkPerformance } from './check-performance.ts';
import type { RunRecord } from './record.ts';

/** Spec: run-record §1, with the three of older records. */
const STATES = [
  'completed',
  'catastrophic',
  'timed_out',
  'harness_error',
  'limit_exceeded',
  'hung',
  'infrastructure',
  'canceled',
  'failed',
  'unevaluable',
];
const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * What is odd about a record whose shape is right: where its parts contradict each other or the rules of grading.
 * `root` is the JSON path of the record in its file. All are warnings, since such a record can still be shown.
 */
export function checkRecord(record: RunRecord, root = '$'): readonly Finding[] {
  const findings: Finding[] = [];
  const warn = (code: string, path: string, message: string): void =>
    void findings.push({ severity: 'warning', code, path: `${root}.${path}`, message });
  const { subject, validation, status } = record;
  for (const key of ['startedAt', 'finishedAt'] as const) {
    if (!isTime(record[key])) warn('time-form', key, `'${record[key].slice(0, 60)}' is no RFC 3339 time`);
  }
  if (Date.parse(record.finishedAt) < Date.parse(record.startedAt))
    warn('time-order', 'finishedAt', 'the run finished before it started');
  if (!STATES.includes(status.state))
    warn('state-unknown', 'status.state', `'${status.state}' is no state that is known`);
  for (const type of ['performance', 'adversarial'] as const) {
    const holds = validation[type] !== null && validation[type] !== undefined;
    if (holds && subject.testType !== type)
      warn('type-differs', 'subject.testType', `is '${subject.testType}', but the result is of type ${type}`);
    if (!holds && subject.testType === type)
      warn('result-missing', 'validation', `the run is of type ${type}, but holds no result of it`);
  }
  if (validation.performance) checkPerformance(validation.performance, validation.loaded, warn);
  return findings;
}

function isTime(text: string): boolean {
  return RFC_3339.test(text) && !Number.isNaN(Date.parse(text));
}
