import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, ownSurroundings } from '../../electron/cli/context.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { RECORD_FILE } from '../../shared/records/layout.ts';
import { localRecord } from '../../shared/records/local-record.ts';
import type { PerformanceResult } from '../../shared/records/performance.ts';
import { writeRecord } from '../../shared/records/write-record.ts';
import { gradeDemo } from '../demo/verdicts.ts';

/** Fuel of made-up runs, as shares of what the demo's fastest engine takes. */
const SHARES: Readonly<Record<string, readonly number[]>> = {
  'made-up-1': [0.94, 1.02, 1.31],
  'made-up-2': [1.08, 1.19],
  'made-up-3': [1.22, 1.47, 1.9, 2.4],
  'made-up-4': [1.36],
  'made-up-5': [1.61, 1.74, 3.1],
  'made-up-6': [2.15, 2.66],
  'made-up-7': [2.9],
};

/**
 * Writes a folder of runs below `folder` and returns it: the three demo engines as they are graded here, and others whose
 * records are made up, and called so, which a field needs to look like one.
 */
export async function writeDemoField(folder: string, places: Places): Promise<string> {
  const context = createContext(
    ownSurroundings(() => places, new AbortController().signal),
    false,
  );
  let fastest: PerformanceResult | undefined;
  for await (const { name, performance } of gradeDemo({ ...context, say: () => undefined })) {
    write(folder, name, 0, performance);
    if (name === 'lanes') fastest = performance;
  }
  if (fastest === undefined) throw new Error('the demo has no engine called lanes');
  let day = 1;
  for (const [name, shares] of Object.entries(SHARES)) {
    for (const share of shares) write(folder, name, day++, scaled(fastest, share));
  }
  return folder;
}

function scaled(performance: PerformanceResult, share: number): PerformanceResult {
  const cases = performance.cases.map((one) => ({
    ...one,
    fuel: one.fuel === null ? null : Math.round(one.fuel * share),
  }));
  const totalFuel = performance.totalFuel === null ? null : Math.round(performance.totalFuel * share);
  return { ...performance, cases, totalFuel };
}

function write(folder: string, engineName: string, day: number, performance: PerformanceResult): void {
  const id = `${engineName}-${day}`;
  const startedAt = new Date(Date.UTC(2026, 0, 1 + day, 9));
  const run = join(folder, id);
  mkdirSync(run, { recursive: true });
  const record = localRecord({
    id,
    startedAt,
    finishedAt: new Date(startedAt.getTime() + 1000),
    testCaseSlug: 'lattice-demo',
    testCaseVersion: 'v1.0.0',
    variant: 'base',
    engineName,
    operatingSystem: process.platform,
    nodeVersion: process.version,
    performance,
  });
  writeFileSync(join(run, RECORD_FILE), writeRecord(record));
}
