import { RunFault } from '../run-fault.ts';

/** Bytes of a module's memory, as it names them. */
export interface Region {
  readonly pointer: number;
  readonly length: number;
}

/** Unpacks the entry's result: pointer in the high 32 bits, length in the low ones, both unsigned (spec: §1). */
export function unpackRegion(packed: bigint): Region {
  return { pointer: Number(packed >> 32n), length: Number(packed & 0xffff_ffffn) };
}

/** Throws a `RunFault` (`answer-limit`) for an answer that is longer than is taken. */
export function checkAnswerLimit(answerBytes: number, limit: number): void {
  if (answerBytes <= limit) return;
  const message = `the answer has ${answerBytes} bytes, ${limit} are allowed`;
  throw new RunFault('answer-limit', message, { answerBytes, limit });
}

/** Throws a `RunFault` (`bad-region`) unless the region ends within the memory; the sum does not wrap. */
export function checkRegion(what: string, { pointer, length }: Region, memoryBytes: number): void {
  if (pointer + length <= memoryBytes) return;
  throw new RunFault(
    'bad-region',
    `${what} gave ${length} bytes at ${pointer}, but the memory ends at ${memoryBytes}`,
    { call: what, pointer, length, memoryBytes },
  );
}
