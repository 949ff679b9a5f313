import { z } from 'zod';
import { count } from './count.ts';

/** One snapshot that a module returned (spec: run-record §4.2). */
const snapshotSchema = z.looseObject({ tick: count, checksum: z.string() });

/** Spec: run-record §4.2; the defaults are those of the format itself. What older records lack, `upgrades.ts` adds. */
const performanceCaseSchema = z.looseObject({
  input: z.string(),
  kind: z.enum(['smoke', 'stress']).default('stress'),
  correct: z.boolean(),
  overCeiling: z.boolean(),
  skipped: z.boolean().default(false),
  fuel: count.nullable().default(null),
  firstMismatchTick: count.nullable().default(null),
  detail: z.string().nullable().default(null),
  snapshots: z.array(snapshotSchema).default([]),
  scenarioJson: z.string().nullable().default(null),
});

/** Spec: run-record §4.1. */
export const performanceSchema = z.looseObject({
  correct: z.boolean(),
  totalFuel: count.nullable().default(null),
  fuelLimit: count.nullable().default(null),
  cases: z.array(performanceCaseSchema),
  moduleWasm: z.string().nullable().default(null),
  detail: z.string().nullable().default(null),
});

export interface RecordedSnapshot {
  readonly tick: number;
  readonly checksum: string;
}

export interface PerformanceCaseResult {
  /** Path of the input from the version folder. */
  readonly input: string;
  readonly kind: 'smoke' | 'stress';
  readonly correct: boolean;
  readonly overCeiling: boolean;
  readonly skipped: boolean;
  readonly fuel: number | null;
  readonly firstMismatchTick: number | null;
  readonly detail: string | null;
  readonly snapshots: readonly RecordedSnapshot[];
  readonly scenarioJson: string | null;
}

/** The record's `validation.performance`, key for key. */
export interface PerformanceResult {
  readonly correct: boolean;
  readonly totalFuel: number | null;
  readonly fuelLimit: number | null;
  readonly cases: readonly PerformanceCaseResult[];
  readonly moduleWasm: string | null;
  readonly detail: string | null;
}
