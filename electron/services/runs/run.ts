import type { Finding } from '../../../shared/base/finding.ts';
import type { JsonObject } from '../../../shared/records/json-value.ts';
import type { RunRecord } from '../../../shared/records/record.ts';
import type { RunContents } from './run-contents.ts';

/** In what form a run lay where it was opened. */
export type RunForm = 'folder' | 'archive' | 'record' | 'snapshot';

/** A run as it was opened: what its record says, and what it carries. Nothing of it has been run or altered. */
export interface Run {
  readonly form: RunForm;
  /** What was opened. */
  readonly path: string;
  /** Where its files lie; undefined where it has none, or where they are still in the archive (`unpackRun`). */
  readonly folder: string | undefined;
  /** In the present form; undefined where there is none, or a broken one, which `findings` tell. */
  readonly record: RunRecord | undefined;
  /** What the record was too old to tell, a sentence each. */
  readonly upgrades: readonly string[];
  readonly findings: readonly Finding[];
  /** What a snapshot's document holds beside the record. */
  readonly beside: JsonObject | undefined;
  readonly contents: RunContents;
}
