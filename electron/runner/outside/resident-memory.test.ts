import { expect, test } from 'vitest';
import { fromSystem, residentMemory } from './resident-memory.ts';

test('the memory of this process is told alike by both ways', async () => {
  const held = new Uint8Array(200_000_000).fill(1);
  const [one, other] = await Promise.all([residentMemory(process.pid), fromSystem(process.pid)]);
  expect(one).toBeGreaterThan(held.length);
  expect(other).toBeGreaterThan(held.length);
  expect(Math.abs(one! - other)).toBeLessThan(100_000_000);
});

test('that of no process is not told', async () => {
  expect(await residentMemory(2 ** 30)).toBeUndefined();
});
