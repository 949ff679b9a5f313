import type { Finding } from '../base/finding.ts';
import { nearest } from '../base/nearest.ts';
import { escapes } from './paths.ts';
import type { TomlPath } from './toml.ts';
import type { Facts, TomlSource } from './toml-source.ts';

/** What `Table` adds to the findings when a key is one that the harness does not know. */
const IGNORED = 'the harness ignores it';

/**
 * One table of a TOML file, whose values are taken by name; what is missing, of another type or out of range becomes a
 * finding. It remembers the names that were asked for, so that `others` can name the keys that nobody knows.
 */
export class Table {
  readonly source: TomlSource;
  readonly path: TomlPath;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #asked = new Set<string>();

  constructor(source: TomlSource, path: TomlPath = [], values: unknown = source.document.root) {
    this.source = source;
    this.path = path;
    this.#values = isTable(values) ? values : {};
  }

  has(key: string): boolean {
    this.#asked.add(key);
    return this.#values[key] !== undefined;
  }

  /** The value as it stands, for what only looks at it. */
  raw(key: string): unknown {
    this.#asked.add(key);
    return this.#values[key];
  }

  report(
    severity: Finding['severity'],
    code: string,
    key: string | undefined,
    message: string,
    facts: Facts = {},
  ): void {
    this.source.report(severity, code, key === undefined ? this.path : [...this.path, key], message, facts);
  }

  /** A required text that is not blank. */
  text(key: string): string | undefined {
    const value = this.#need(key, 'a string');
    return value === undefined ? undefined : this.#textOf(key, value);
  }

  /** A text that may be absent, but not blank. */
  optionalText(key: string): string | undefined {
    return this.has(key) ? this.#textOf(key, this.raw(key)) : undefined;
  }

  /** A text that may be absent or empty. */
  prose(key: string): string | undefined {
    const value = this.raw(key);
    if (value === undefined || typeof value === 'string') return value;
    return this.#wrongType(key, 'a string', value);
  }

  /** A required path that stays inside its folder, by its letters alone (spec: manifest §0, Path rule). */
  inside(key: string): string | undefined {
    return this.#within(key, this.text(key));
  }

  optionalPath(key: string): string | undefined {
    return this.#within(key, this.optionalText(key));
  }

  /** A required path at which a file of the version folder must lie. */
  file(key: string): string | undefined {
    return this.#claimed(key, this.inside(key), 'file');
  }

  optionalFile(key: string): string | undefined {
    return this.#claimed(key, this.optionalPath(key), 'file');
  }

  optionalFolder(key: string): string | undefined {
    return this.#claimed(key, this.optionalPath(key), 'folder');
  }

  /** A list of paths, each of which must lie in the version folder; required unless there is a fallback. */
  paths(key: string, wanted: 'file' | 'either', fallback?: readonly string[]): string[] | undefined {
    const list = this.texts(key, fallback);
    if (list === undefined || !this.has(key)) return list;
    const inside = list.filter((target, index) => {
      const path = [...this.path, key, index];
      if (escapes(target)) {
        this.source.report('error', 'path-escapes', path, `'${target}' leads out of its folder`, {
          found: target,
        });
        return false;
      }
      this.source.claim(path, target, wanted);
      return true;
    });
    return inside.length === list.length ? inside : undefined;
  }

  /** A required whole number from 1 to `most`. */
  positive(key: string, most: bigint): bigint | undefined {
    const value = this.#need(key, 'a whole number');
    if (value === undefined) return undefined;
    if (typeof value !== 'bigint') {
      const whole = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
      return this.#wrongType(key, 'a whole number', value, whole);
    }
    if (value > 0n && value <= most) return value;
    const message = value > 0n ? `must be at most ${most}` : 'must be above 0';
    this.report('error', 'range', key, `'${key}' ${message}, found ${value}`, {
      found: String(value),
      allowed: `1 to ${most}`,
    });
    return undefined;
  }

  /** A finite number that `fits`, or `fallback` where the key is absent; `range` says in words what fits. */
  number(key: string, fallback: number, range: string, fits: (value: number) => boolean): number | undefined {
    const value = this.raw(key);
    if (value === undefined) return fallback;
    if (typeof value !== 'number' && typeof value !== 'bigint')
      return this.#wrongType(key, 'a number', value);
    const number = Number(value);
    if (Number.isFinite(number) && fits(number)) return number;
    this.report('error', 'range', key, `'${key}' must be finite and ${range}, found ${number}`, {
      found: String(number),
      allowed: range,
    });
    return undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.raw(key);
    if (value === undefined) return false;
    if (typeof value === 'boolean') return value;
    return this.#wrongType(key, 'true or false', value);
  }

  /** One of these words, or `fallback` where the key is absent. */
  word<W extends string>(key: string, words: readonly W[], fallback: W): W | undefined {
    const value = this.raw(key);
    if (value === undefined) return fallback;
    if (words.includes(value as W)) return value as W;
    const meant = typeof value === 'string' ? nearest(value, words) : undefined;
    this.report(
      'error',
      'unknown-word',
      key,
      `'${key}' must be one of ${words.join(', ')}, found ${show(value)}`,
      {
        found: show(value),
        allowed: words.join(', '),
        fix: meant,
      },
    );
    return undefined;
  }

  /** A list of strings; required unless there is a fallback. */
  texts(key: string, fallback?: readonly string[]): string[] | undefined {
    if (fallback && !this.has(key)) return [...fallback];
    const value = this.#need(key, 'an array of strings');
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((element) => typeof element === 'string')) return value;
    return this.#wrongType(key, 'an array of strings', value);
  }

  /** A required sub-table. */
  table(key: string): Table | undefined {
    const value = this.#need(key, `a table [${key}]`);
    return value === undefined ? undefined : this.#tableOf(key, value);
  }

  optionalTable(key: string): Table | undefined {
    return this.has(key) ? this.#tableOf(key, this.raw(key)) : undefined;
  }

  /** An array of tables that may be absent. */
  tables(key: string): Table[] {
    const value = this.raw(key);
    if (value === undefined) return [];
    if (!Array.isArray(value) || !value.every(isTable)) {
      this.#wrongType(key, 'an array of tables', value);
      return [];
    }
    return value.map((element, index) => new Table(this.source, [...this.path, key, index], element));
  }

  /** Reports keys that nobody has asked for until now; where unknown keys are refused, as an error. */
  others(severity: Finding['severity'] = 'warning'): void {
    for (const key of Object.keys(this.#values)) {
      if (this.#asked.has(key)) continue;
      const known = [...this.#asked].filter((one) => this.#values[one] === undefined);
      const meant = nearest(key, known);
      const does = severity === 'error' ? 'the harness refuses it' : IGNORED;
      const guess = meant === undefined ? '' : `; '${meant}' may be meant`;
      this.report(severity, 'unknown-key', key, `'${key}' is no key here: ${does}${guess}`, {
        found: key,
        fix: meant,
        atKey: true,
      });
    }
  }

  /** Reports a key that must not stand here. */
  forbid(key: string, why: string): void {
    if (!this.has(key)) return;
    this.report('error', 'forbidden-key', key, `'${key}' must not stand here: ${why}`, {
      found: key,
      atKey: true,
    });
  }

  #need(key: string, what: string): unknown {
    const value = this.raw(key);
    if (value === undefined)
      this.report('error', 'missing-key', key, `'${key}' is missing: ${what} is needed`, { allowed: what });
    return value;
  }

  #textOf(key: string, value: unknown): string | undefined {
    if (typeof value !== 'string') return this.#wrongType(key, 'a string', value);
    if (value.trim() !== '') return value;
    this.report('error', 'blank', key, `'${key}' must not be blank`, { found: show(value) });
    return undefined;
  }

  #within(key: string, value: string | undefined): string | undefined {
    if (value === undefined || !escapes(value)) return value;
    this.report('error', 'path-escapes', key, `'${value}' leads out of its folder`, { found: value });
    return undefined;
  }

  #claimed(key: string, value: string | undefined, wanted: 'file' | 'folder'): string | undefined {
    if (value !== undefined) this.source.claim([...this.path, key], value, wanted);
    return value;
  }

  #tableOf(key: string, value: unknown): Table | undefined {
    if (isTable(value)) return new Table(this.source, [...this.path, key], value);
    return this.#wrongType(key, 'a table', value);
  }

  #wrongType(key: string, wanted: string, value: unknown, fix?: string): undefined {
    this.report('error', 'type', key, `'${key}' must be ${wanted}, found ${show(value)}`, {
      found: show(value),
      allowed: wanted,
      fix,
    });
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
