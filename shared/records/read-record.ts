import type { z } from 'zod';
import { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import { type JsonNode, parseJson } from '../base/json/tree.ts';
import { checkRecord } from './check-record.ts';
import { countValues } from './count-values.ts';
import { type JsonObject, jsonValue, memberPath } from './json-value.ts';
import { type RunRecord, runRecordSchema } from './record.ts';
import { upgradeRecord } from './upgrades.ts';

/** A snapshot's document may carry all events of a run beside the record. */
export const LARGEST_RECORD_BYTES = 64 * 1024 * 1024;
/** More would take gigabytes in memory; a record of a thousand cases has a hundredth of it. */
const MOST_RECORD_VALUES = 2_000_000;
/** Findings past these say nothing new. */
const MOST_FINDINGS = 200;
const SNAPSHOT_VERSION = 1;

export interface RecordReading {
  /** How it lay in the file: by itself, or under `record` in a document of the public snapshot (spec: run-record §7). */
  readonly form: 'record' | 'snapshot';
  /** In the present form; undefined where an error is among the findings. */
  readonly record: RunRecord | undefined;
  /** What it was too old to tell, a sentence each. */
  readonly upgrades: readonly string[];
  /** What is wrong or odd, by JSON path. */
  readonly findings: readonly Finding[];
  /** Of a snapshot's document, what stands beside the record. */
  readonly beside: JsonObject | undefined;
}

/**
 * Reads a run record of any age, alone or nested in a document of the public snapshot. Throws a `JsonFault` for what is
 * no JSON and a `Fault` for JSON of something else (`record-unknown`) or without end (`record-too-long`); a record with broken parts gives findings.
 */
export function readRecord(bytes: Uint8Array): RecordReading {
  const values = countValues(bytes);
  if (values > MOST_RECORD_VALUES) {
    const message = `the record holds about ${values} values; at most ${MOST_RECORD_VALUES} are read`;
    throw new Fault('record-too-long', message, { limit: MOST_RECORD_VALUES, found: values });
  }
  const node = parseJson(bytes);
  const form = recordForm(node);
  if (form === undefined) throw new Fault('record-unknown', 'this JSON is no run record');
  const findings: Finding[] = [];
  const whole = jsonValue(node, findings) as JsonObject;
  const root = form === 'record' ? '$' : '$.record';
  const value = (form === 'record' ? whole : whole.record) as JsonObject;
  const beside = form === 'record' ? undefined : besideOf(whole, findings);
  const upgrades = upgradeRecord(value);
  const parsed = runRecordSchema.safeParse(value);
  if (parsed.success) findings.push(...checkRecord(parsed.data, root));
  // In front, so that none of them is cut off.
  else findings.unshift(...parsed.error.issues.map((issue) => issueFinding(issue, root)));
  return { form, record: parsed.data, upgrades, findings: findings.slice(0, MOST_FINDINGS), beside };
}

/** Whether JSON is a record, by the keys that no other file of a run has: both, or the result of one. */
export function recordForm(node: JsonNode): RecordReading['form'] | undefined {
  if (isRecord(node)) return 'record';
  const nested = member(node, 'record');
  return nested !== undefined && isRecord(nested) ? 'snapshot' : undefined;
}

function isRecord(node: JsonNode): boolean {
  const has = (key: string): boolean => member(node, key)?.kind === 'object';
  return has('subject') && (has('validation') || has('status')) && member(node, 'record') === undefined;
}

function besideOf(whole: JsonObject, findings: Finding[]): JsonObject {
  const { record: _nested, ...beside } = whole;
  if (beside.schemaVersion !== SNAPSHOT_VERSION) {
    const found = JSON.stringify(beside.schemaVersion)?.slice(0, 40) ?? 'none';
    findings.push({
      severity: 'warning',
      code: 'snapshot-version',
      path: '$.schemaVersion',
      message: `documents of version ${SNAPSHOT_VERSION} are known, this one has ${found}`,
    });
  }
  return beside;
}

function issueFinding(issue: z.core.$ZodIssue, root: string): Finding {
  const path = issue.path.reduce<string>(memberPath, root);
  return {
    severity: 'error',
    code: `record-${issue.code.replaceAll('_', '-')}`,
    path,
    message: issue.message,
  };
}

function member(node: JsonNode, key: string): JsonNode | undefined {
  return node.kind === 'object' ? node.members.findLast((one) => one.key === key)?.value : undefined;
}
