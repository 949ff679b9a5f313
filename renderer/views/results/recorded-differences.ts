import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import { readable } from '../../ui/numbers.ts';
import type { CaseRow } from './case-rows.ts';

/**
 * Where what was graded here is not what was recorded, a sentence an input, with what it may come from: fuel depends on the
 * version of wasmtime and on the case's files, an outcome on these and on the rule by which answers were checked then.
 */
export function recordedDifferences(rows: readonly CaseRow[]): readonly string[] {
  return rows.flatMap(({ name, a, recorded }) => {
    const here = a.result;
    const then = recorded?.result;
    if (here === undefined || recorded === undefined) return [];
    if (then === undefined) return [`${name} is not in the record: the case has been revised since.`];
    const outcomes = [outcomeWords(then), outcomeWords(here)] as const;
    if (outcomes[0] !== outcomes[1]) {
      const why = 'the module, the case or the check of answers is not the one of the record';
      return [`${name} was recorded as ${outcomes[0]} and is ${outcomes[1]} here: ${why}.`];
    }
    if (then.fuel === here.fuel || then.fuel === null || here.fuel === null) return [];
    const change = here.fuel - then.fuel;
    const more = change > 0 ? 'more' : 'less';
    return [
      `${name} takes ${readable(Math.abs(change))} ${more} fuel here: another version of wasmtime, or of the input.`,
    ];
  });
}
