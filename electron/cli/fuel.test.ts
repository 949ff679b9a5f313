import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { AS_A_PROCESS, builtEngine, DEMO_CASE, runCli, runJson } from './testing.ts';

const SMALL = join(DEMO_CASE, 'cases/small.json');
const NAIVE = builtEngine('naive');

describe('fuel', () => {
  it('has at each point what run --ticks counts, and fits a line', async () => {
    const { code, json } = await runJson(['fuel', NAIVE, SMALL, '--points', '4']);
    expect(code).toBe(0);
    expect(json.points.map(({ ticks }: { ticks: number }) => ticks)).toEqual([1800, 3600, 5400, 7200]);
    for (const { ticks, fuel } of json.points) {
      const run = await runJson(['run', NAIVE, SMALL, '--ticks', String(ticks)]);
      expect(fuel).toBe(run.json.fuel);
    }
    expect(json.fit).toEqual({
      model: 'linear',
      coefficients: [expect.any(Number), expect.any(Number)],
      r2: expect.closeTo(1, 4),
    });
    const bare = await runJson(['run', NAIVE, SMALL, '--snapshots', '7200']);
    expect(json.schedule).toEqual({
      snapshots: 5,
      withAll: json.points.at(-1).fuel,
      withLast: bare.json.fuel,
    });
  });

  it('is a table and a sentence for people', async () => {
    const { code, stdout } = await runCli(['fuel', NAIVE, SMALL, '--points', '3'], AS_A_PROCESS);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ticks +fuel +a tick since the row above\n/);
    expect(stdout).toMatch(/\n *7,200 +249,160,213 +[\d,]+\n/);
    expect(stdout).toMatch(/Fuel grows in a line: 34,\d{3} a tick \(linear, r² 0\.9999\d+\)\.\n5 snapshots/);
  });

  it('fits nothing through too few points', async () => {
    const { json } = await runJson(['fuel', NAIVE, SMALL, '--points', '2']);
    expect([json.points.length, json.fit]).toEqual([2, null]);
  });

  it('is stopped by Ctrl-C with 130', async () => {
    const folder = temporaryFolder();
    const long = { ...FURNACE, ticks: 2e9, snapshots: [2e9] };
    const path = writeText(join(folder, 'long.json'), guestBytes(long));
    const { code, stdout } = await runCli(['fuel', NAIVE, path], { interrupted: true });
    expect([code, stdout]).toEqual([130, '']);
  });
});
