import { readable } from '../../../ui/numbers.ts';
import type { KnownTicks } from './known.ts';

/** What is known of a run in a few words. */
export function knownWords(known: readonly KnownTicks[]): string {
  const different = known.find(({ is }) => is === 'different');
  const equal = known.filter(({ is, from }) => is === 'equal' && (!different || from < different.from));
  const lastEqual = equal.at(-1)?.to;
  if (different === undefined && lastEqual === undefined) return 'unknown';
  if (different === undefined) {
    const all = known.every(({ is }) => is === 'equal');
    return all ? 'equal at every tick' : 'equal wherever it is known';
  }
  if (lastEqual === undefined) return `different from ${readable(different.from)} on or before`;
  if (lastEqual === different.from - 1)
    return `last equal ${readable(lastEqual)}, first different ${readable(different.from)}`;
  return `equal to ${readable(lastEqual)}, unknown between, different by ${readable(different.from)}`;
}
