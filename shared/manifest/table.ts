import type { Finding } from '../base/finding.ts';
import { formatPath, type TomlDocument, type TomlPath } from './toml.ts';

/** One table of a manifest, whose values are taken by name; what is missing or of another type becomes a finding. */
export class Table {
  readonly #document: TomlDocument;
  readonly #findings: Finding[];
  readonly #path: TomlPath;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(
    document: TomlDocument,
    findings: Finding[],
    path: TomlPath = [],
    values: unknown = document.root,
  ) {
    this.#document = document;
    this.#findings = findings;
    this.#path = path;
    this.#values = isTable(values) ? values : {};
  }

  has(key: string): boolean {
    return this.#values[key] !== undefined;
  }

  report(severity: Finding['severity'], code: string, key: string | undefined, message: string): void {
    const path = key === undefined ? this.#path : [...this.#path, key];
    const place = this.#document.placeOf(path);
    this.#findings.push({ severity, code, message, path: formatPath(path), ...(place ? { place } : {}) });
  }

  text(key: string): string | undefined {
    const value = this.#need(key, 'a string');
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.#wrongType(key, 'a string', value);
    if (value.trim() === '') this.report('error', 'blank', key, `'${key}' must not be blank`);
    return value;
  }

  /** A path that stays inside its folder, by its letters alone (spec: manifest §0, Path rule). */
  path(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined || !escapes(value)) return value;
    this.report('error', 'path-escapes', key, `'${value}' leads out of its folder`);
    return undefined;
  }

  /** A whole number above 0, of up to 63 bits. */
  positive(key: string): bigint | undefined {
    const value = this.#need(key, 'a whole number');
    if (value === undefined) return undefined;
    if (typeof value !== 'bigint') return this.#wrongType(key, 'a whole number', value);
    if (value > 0n) return value;
    this.report('error', 'range', key, `'${key}' must be above 0, found ${value}`);
    return undefined;
  }

  /** A number, or `fallback` where the key is absent. */
  number(key: string, fallback: number): number | undefined {
    const value = this.#values[key];
    if (value === undefined) return fallback;
    if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
    return this.#wrongType(key, 'a number', value);
  }

  /** One of these words, or `fallback` where the key is absent. */
  word<W extends string>(key: string, words: readonly W[], fallback: W): W | undefined {
    const value = this.#values[key];
    if (value === undefined) return fallback;
    if (words.includes(value as W)) return value as W;
    this.report(
      'error',
      'unknown-word',
      key,
      `'${key}' must be one of ${words.join(', ')}, found ${show(value)}`,
    );
    return undefined;
  }

  /** A required list of strings. */
  texts(key: string): string[] | undefined {
    const value = this.#need(key, 'an array of strings');
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((element) => typeof element === 'string')) return value;
    return this.#wrongType(key, 'an array of strings', value);
  }

  /** A required sub-table. */
  table(key: string): Table | undefined {
    const value = this.#need(key, 'a table');
    if (value === undefined) return undefined;
    if (!isTable(value)) return this.#wrongType(key, 'a table', value);
    return new Table(this.#document, this.#findings, [...this.#path, key], value);
  }

  /** A required array of tables, at least one. */
  tables(key: string): Table[] | undefined {
    const value = this.#need(key, 'an array of tables');
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.length === 0 || !value.every(isTable)) {
      return this.#wrongType(key, 'an array of tables', value);
    }
    return value.map(
      (element, index) => new Table(this.#document, this.#findings, [...this.#path, key, index], element),
    );
  }

  #need(key: string, what: string): unknown {
    const value = this.#values[key];
    if (value === undefined)
      this.report('error', 'missing-key', key, `'${key}' is missing: ${what} is needed`);
    return value;
  }

  #wrongType(key: string, wanted: string, value: unknown): undefined {
    this.report('error', 'type', key, `'${key}' must be ${wanted}, found ${show(value)}`);
    return undefined;
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  return isTable(value) ? 'a table' : String(value);
}

/** Whether a declared path is absolute or ever climbs above where it starts; symbolic links are not followed. */
export function escapes(path: string): boolean {
  if (/^[/\\]/.test(path) || /^[A-Za-z]:/.test(path) || path.includes('\0')) return true;
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}
