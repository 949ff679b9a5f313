import { InvalidArgumentError } from 'commander';

/** Most ticks that a list may name, so that `1-999999999999` does not eat the memory. */
const MOST_TICKS = 1_000_000;

/** `1,5,10-20` as ascending ticks without repeats. */
export function parseTicks(text: string): number[] {
  const ticks = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(part.trim());
    if (match === null) throw new InvalidArgumentError(`'${part}' is no tick and no range; write 1,5,10-20`);
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from) throw new InvalidArgumentError(`'${part}' does not ascend from at least 1`);
    if (ticks.size + (to - from) >= MOST_TICKS)
      throw new InvalidArgumentError(`more than ${MOST_TICKS} ticks are named`);
    for (let tick = from; tick <= to; tick++) ticks.add(tick);
  }
  return [...ticks].sort((a, b) => a - b);
}

/** A whole number from `lowest` to `highest`, both included. */
export function wholeNumber(
  lowest: number,
  highest: number = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= lowest && value <= highest) return value;
    throw new InvalidArgumentError(`'${text}' is no whole number from ${lowest} to ${highest}`);
  };
}

/** Fuel: a whole number of up to 64 bits. */
export function parseFuel(text: string): bigint {
  const value = /^\d{1,20}$/.test(text) ? BigInt(text) : -1n;
  if (value >= 0n && value < 2n ** 64n) return value;
  throw new InvalidArgumentError(`'${text}' is no whole number below 2^64`);
}

export function parseSeconds(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value <= 1e6) return value;
  throw new InvalidArgumentError(`'${text}' is no number of seconds above 0`);
}
