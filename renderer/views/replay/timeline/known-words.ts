import { readable } from '../../../ui/numbers.ts';
import type { KnownTicks } from './known.ts';

/** What is known of a run in a few words. */
export function knownWords(known: readonly KnownTicks[]): string {
  const different = known.find(({ is }) => is === 'different');
  const equal = known.filter(({ is, from }) => is === 'equal' && (!different || from < different.from));
  const lastEqual = equal.at(-1)?.to;
  if (different === undefined && lastEqual === undefined) return 'unknown';
  if (different === undefined) return 'equal wherever it is known';
  if (lastEqual === undefined) return `different by tick ${readable(different.from)}`;
  if (lastEqual === different.from - 1)
    return `last equal ${readable(lastEqual)}, first different ${readable(different.from)}`;
  return `equal to ${readable(lastEqual)}, unknown between, different by ${readable(different.from)}`;
}
