import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from '../../shared/records/layout.ts';
import { localRecord } from '../../shared/records/local-record.ts';
import type { PerformanceCaseResult } from '../../shared/records/performance.ts';
import type { RunRecord } from '../../shared/records/record.ts';
import { writeRecord } from '../../shared/records/write-record.ts';

/** As many cases and snapshots as the largest case that is known. */
const CASES = 11;
const SNAPSHOTS = 5;
const MODELS = 40;

/** Writes so many run folders with a record each below a folder. */
export function writeRecords(folder: string, count: number): void {
  for (let index = 0; index < count; index++) {
    const run = join(folder, `run-${String(index).padStart(4, '0')}`);
    mkdirSync(run, { recursive: true });
    writeFileSync(join(run, RECORD_FILE), writeRecord(recordOf(index)));
  }
}

/** A run that passed; the lower its index, the less fuel. */
export function recordOf(index: number): RunRecord {
  const cases = Array.from(
    { length: CASES },
    (_, at): PerformanceCaseResult => ({
      input: `cases/case-${at}.json`,
      kind: at < CASES - 3 ? 'smoke' : 'stress',
      correct: true,
      overCeiling: false,
      skipped: false,
      fuel: 1_000_000 * at + index,
      firstMismatchTick: null,
      detail: null,
      snapshots: Array.from({ length: SNAPSHOTS }, (_unused, tick) => ({
        tick: 1250 * (tick + 1),
        checksum: `fnv1a64:${(index * SNAPSHOTS + tick).toString(16).padStart(16, '0')}`,
      })),
      scenarioJson: null,
    }),
  );
  const fuel = cases.slice(-3).reduce((sum, one) => sum + (one.fuel ?? 0), 0);
  return localRecord({
    id: `run-${index}`,
    startedAt: new Date(index * 1000),
    finishedAt: new Date(index * 1000 + 500),
    testCaseSlug: 'bench',
    testCaseVersion: 'v1.0.0',
    variant: 'base',
    engineName: `engine-${index % MODELS}`,
    operatingSystem: 'bench',
    nodeVersion: process.version,
    performance: {
      correct: true,
      totalFuel: fuel,
      fuelLimit: 40_000_000_000,
      cases,
      moduleWasm: 'engine.wasm',
      detail: null,
    },
  });
}
