import { Ajv, type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { messageOf } from '../../../shared/base/fault.ts';
import type { Finding, Place } from '../../../shared/base/finding.ts';
import { jsonErrorPlace, PointedText } from './pointed-text.ts';
import { errorWords, pointedWarning } from './pointed-warning.ts';

type Compiled = { readonly validate: ValidateFunction } | { readonly findings: readonly Finding[] };

const MOST_FINDINGS = 5;
/** A validator is used for a moment here, so that making it has to be fast, and not what it does. */
const OPTIONS: Options = { strict: false, allErrors: false, logger: false, code: { optimize: false } };

/**
 * Compiles schemas, and keeps what making the first of a draft costs: the validator of schemas themselves. One text is
 * compiled once, since the versions of a case mostly share theirs.
 */
export class Schemas {
  readonly #compiled = new Map<string, Compiled>();
  readonly #drafts = new Map<boolean, Ajv>();

  compile(bytes: Uint8Array): Compiled {
    const text = new TextDecoder().decode(bytes);
    let compiled = this.#compiled.get(text);
    if (compiled === undefined) {
      compiled = this.#compileText(text, bytes);
      this.#compiled.set(text, compiled);
    }
    return compiled;
  }

  #compileText(text: string, bytes: Uint8Array): Compiled {
    let schema: unknown;
    try {
      schema = JSON.parse(text);
    } catch (error) {
      return { findings: [unusable(messageOf(error), jsonErrorPlace(bytes))] };
    }
    if (!isSchema(schema)) return { findings: [unusable('a schema is an object, true or false')] };
    const ajv = this.#ajvFor(schema);
    try {
      if (ajv.validateSchema(schema) !== false) return { validate: ajv.compile(schema) };
      const pointed = new PointedText(bytes);
      const errors = firstOfEachPlace(ajv.errors ?? []).slice(0, MOST_FINDINGS);
      const told = (words: string): string => `the contract's schema is none: ${words}`;
      return {
        findings: errors.map((error) =>
          pointedWarning('contract-schema', told(errorWords(error)), error, pointed),
        ),
      };
    } catch (error) {
      return { findings: [unusable(messageOf(error))] };
    }
  }

  /** A schema with a name would be found by others, or take the place of theirs, so it gets a compiler of its own. */
  #ajvFor(schema: AnySchema): Ajv {
    const isDraft7 = typeof schema === 'object' && String(schema.$schema ?? '').includes('draft-07');
    if (JSON.stringify(schema).includes('"$id"')) return newAjv(isDraft7);
    let ajv = this.#drafts.get(isDraft7);
    if (ajv === undefined) {
      ajv = newAjv(isDraft7);
      this.#drafts.set(isDraft7, ajv);
    }
    return ajv;
  }
}

/** A value that fits none of several forms has an error for each; the first says most. */
function firstOfEachPlace(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors) if (!byPlace.has(error.instancePath)) byPlace.set(error.instancePath, error);
  return [...byPlace.values()];
}

function newAjv(isDraft7: boolean): Ajv {
  const ajv = isDraft7 ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS);
  addFormats.default(ajv);
  return ajv;
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}

function unusable(why: string, place?: Place): Finding {
  const message = `the contract's schema cannot be used: ${why}`;
  return { severity: 'warning', code: 'contract-schema', message, ...(place ? { place } : {}) };
}
