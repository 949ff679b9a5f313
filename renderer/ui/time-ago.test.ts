import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.UTC(2026, 4, 20, 12);

it.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [120_000, '2 minutes ago'],
  [3_600_000, '1 hour ago'],
  [24 * 3_600_000, 'yesterday'],
  [3 * 24 * 3_600_000, '3 days ago'],
  [8 * 24 * 3_600_000, 'May 12, 2026'],
])('%d ms ago is told as %s', (ago, words) => {
  expect(timeAgo(NOW - ago, NOW)).toBe(words);
});
