import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { messageOf } from '../../../shared/base/fault.ts';
import type { Finding, Place } from '../../../shared/base/finding.ts';
import { jsonErrorPlace, PointedText } from './pointed-text.ts';

/** A JSON text to be held against a schema. */
export interface ContractText {
  /** What findings call it: the path of a case's input, or "answer to …". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ContractFinding {
  readonly name: string;
  readonly finding: Finding;
}

const MOST_FINDINGS = 5;

/** Schemas that were compiled before, by their text: the versions of a case mostly share theirs. */
export type CompiledSchemas = Map<string, ValidateFunction>;

/**
 * Holds documents against one of a contract's schemas (drafts 07 and 2020-12; unknown formats are let pass, as shipped
 * cases have them). The harness never looks, so all of it is warnings. A schema that is none is a finding of its own.
 */
export function checkDocuments(
  schemaName: string,
  schema: ContractText,
  documents: readonly ContractText[],
  compiled: CompiledSchemas = new Map(),
): ContractFinding[] {
  const text = new TextDecoder().decode(schema.bytes);
  let validate = compiled.get(text);
  if (validate === undefined) {
    const made = compile(schema, text);
    if ('findings' in made) return made.findings.map((finding) => ({ name: schema.name, finding }));
    validate = made.validate;
    compiled.set(text, validate);
  }
  const check = validate;
  return documents.flatMap((document) => checkDocument(schemaName, check, document));
}

function checkDocument(
  schemaName: string,
  validate: ValidateFunction,
  { name, bytes }: ContractText,
): ContractFinding[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Broken JSON has a finding of its own, with its place, from those who read the file.
    return [];
  }
  if (validate(value)) return [];
  const pointed = new PointedText(bytes);
  return (validate.errors ?? []).slice(0, MOST_FINDINGS).map((error) => {
    const message = `does not keep the contract's ${schemaName}: ${words(error)}`;
    return { name, finding: warning('contract-violated', message, error, pointed) };
  });
}

function compile(
  { bytes }: ContractText,
  text: string,
): { readonly validate: ValidateFunction } | { readonly findings: readonly Finding[] } {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    return { findings: [unusable(messageOf(error), jsonErrorPlace(bytes))] };
  }
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema)))
    return { findings: [unusable('a schema is an object, true or false')] };
  const options = { strict: false, allErrors: false, logger: false } as const;
  const isDraft7 =
    typeof schema === 'object' && String(Reflect.get(schema, '$schema') ?? '').includes('draft-07');
  const ajv = isDraft7 ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  try {
    if (ajv.validateSchema(schema) === false) {
      const pointed = new PointedText(bytes);
      const errors = (ajv.errors ?? []).slice(0, MOST_FINDINGS);
      return {
        findings: errors.map((error) =>
          warning('contract-schema', `the contract's schema is none: ${words(error)}`, error, pointed),
        ),
      };
    }
    return { validate: ajv.compile(schema) };
  } catch (error) {
    return { findings: [unusable(messageOf(error))] };
  }
}

function unusable(why: string, place?: Place): Finding {
  const message = `the contract's schema cannot be used: ${why}`;
  return { severity: 'warning', code: 'contract-schema', message, ...(place ? { place } : {}) };
}

function warning(code: string, message: string, error: ErrorObject, pointed: PointedText): Finding {
  const place = pointed.placeOf(error.instancePath);
  return { severity: 'warning', code, message, path: pathOf(error), ...(place ? { place } : {}) };
}

function words(error: ErrorObject): string {
  return `${pathOf(error)} ${error.message ?? error.keyword}`;
}

function pathOf({ instancePath }: ErrorObject): string {
  return `$${instancePath.replaceAll('/', '.')}`;
}
