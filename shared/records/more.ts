import { z } from 'zod';
import { isObject, memberPath } from './json-value.ts';
import { type RunRecord, runRecordSchema } from './record.ts';

/** A value of a record that nothing else shows. */
export interface UnknownEntry {
  /** JSON path from the record. */
  readonly path: string;
  readonly value: unknown;
}

/** Every key of a record that its schema does not know, in the order of the record: what newer harnesses have added. */
export function unknownEntries(record: RunRecord): readonly UnknownEntry[] {
  return [...entriesIn(runRecordSchema, record, '$')];
}

function* entriesIn(schema: z.core.$ZodType, value: unknown, path: string): Generator<UnknownEntry> {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* entriesIn(plain.element, item, memberPath(path, index));
  }
  if (!(plain instanceof z.ZodObject) || !isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const known: z.core.$ZodType | undefined = Object.hasOwn(plain.shape, key) ? plain.shape[key] : undefined;
    if (known === undefined) yield { path: memberPath(path, key), value: member };
    else yield* entriesIn(known, member, memberPath(path, key));
  }
}

/** The schema inside of what only says that a value may be missing. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? unwrapped(schema.unwrap()) : schema;
}
