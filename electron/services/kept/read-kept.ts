import { readFile, rename, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { Fault, messageOf } from '../../../shared/base/fault.ts';

/** How one kind of document is kept. */
export interface KeptFormat<T> {
  /** What people call it, such as `settings`. */
  readonly name: string;
  /** The version that this program writes, from 1. */
  readonly version: number;
  /** Checks a document of that version. Its objects are loose, so that what a newer program wrote is kept. */
  readonly schema: z.ZodType<T>;
  /** One step each: the first makes version 2 of version 1. They may throw on what they cannot read. */
  readonly upgrades: readonly ((older: Readonly<Record<string, unknown>>) => Record<string, unknown>)[];
  /** What holds where nothing has been kept. */
  empty(): T;
}

/** What the bytes of a kept document say. */
export type Parsed<T> =
  | { readonly kind: 'valid'; readonly value: T; readonly upgraded: boolean }
  | { readonly kind: 'newer'; readonly value: T; readonly version: number }
  | { readonly kind: 'corrupt'; readonly why: string };

/** Far above any of ours; more was not written by us. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The bytes of a file, undefined where there is none. Throws a `Fault` (`kept-unreadable`, `kept-too-large`). */
export async function readBytes(path: string): Promise<Uint8Array | undefined> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) {
      const facts = { file: basename(path), limit: MOST_BYTES, found: size };
      throw new Fault('kept-too-large', `${basename(path)} is too large to be ours`, facts);
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof Fault) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return undefined;
    const facts = { file: basename(path), error: code };
    throw new Fault('kept-unreadable', `${basename(path)} cannot be read: ${messageOf(error)}`, facts, error);
  }
}

/** Reads a document: parsed, brought to this program's version a step at a time, checked. */
export function parseKept<T>(format: KeptFormat<T>, bytes: Uint8Array): Parsed<T> {
  try {
    const raw: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isRecord(raw)) return { kind: 'corrupt', why: 'it is not an object' };
    const { version } = raw;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
      return { kind: 'corrupt', why: 'it names no version' };
    if (version > format.version) return { kind: 'newer', value: readable(format, raw), version };
    const read = format.schema.safeParse(upgrade(format, raw, version));
    if (read.success) return { kind: 'valid', value: read.data, upgraded: version < format.version };
    const [issue] = read.error.issues;
    return { kind: 'corrupt', why: `${issue?.path.join('.')}: ${issue?.message}` };
  } catch (error) {
    return { kind: 'corrupt', why: messageOf(error) };
  }
}

/** Moves a file that cannot be read out of the way, beside where it was; returns its new name. */
export async function setAside(path: string): Promise<string> {
  const aside = `${path}.corrupt-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  await rename(path, aside);
  return basename(aside);
}

function upgrade<T>(format: KeptFormat<T>, raw: Record<string, unknown>, from: number): unknown {
  const steps = format.upgrades.slice(from - 1);
  return steps.reduce<Record<string, unknown>>(
    (older, step, index) => ({ ...step(older), version: from + index + 1 }),
    raw,
  );
}

/** As much of a newer document as this program understands. */
function readable<T>(format: KeptFormat<T>, raw: Record<string, unknown>): T {
  const read = format.schema.safeParse({ ...raw, version: format.version });
  return read.success ? read.data : format.empty();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
