import type { PastState } from '../../../state/replay-controls.ts';
import { type Field, fieldsOf } from './fields.ts';

/** A tick at which a field took another value. */
export interface FieldChange {
  readonly tick: number;
  readonly from: string;
  readonly to: string;
}

/** What became of one field over a stretch of ticks. */
export interface FieldHistory {
  readonly changes: readonly FieldChange[];
  /** Tick and value wherever the value changes, and at both ends; empty where it is no number. */
  readonly points: readonly (readonly [tick: number, value: number])[];
}

/** Follows a field through past states, which ascend. A field that is not there counts as none. */
export function fieldHistory(states: readonly PastState[], name: string): FieldHistory {
  const changes: FieldChange[] = [];
  const points: [number, number][] = [];
  let last: Field | undefined;
  let lastText: string | undefined;
  for (const { tick, state } of states) {
    const field = fieldsOf(state).find((one) => one.name === name);
    const text = field?.value ?? 'none';
    if (lastText !== undefined && text !== lastText) changes.push({ tick, from: lastText, to: text });
    const numeric = field === undefined ? 0 : field.number;
    if (numeric !== undefined && (lastText === undefined || text !== lastText)) points.push([tick, numeric]);
    last = field;
    lastText = text;
  }
  const end = states.at(-1);
  const numeric = last === undefined ? 0 : last.number;
  if (end && numeric !== undefined && points.at(-1)?.[0] !== end.tick) points.push([end.tick, numeric]);
  return { changes, points: last !== undefined && last.number === undefined ? [] : points };
}
