import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { messageOf } from '../../../shared/base/fault.ts';
import type { Finding } from '../../../shared/base/finding.ts';

/** A JSON text to be held against a schema. */
export interface ContractDocument {
  /** What findings call it: the path of a case's input, or "answer to …". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ContractFinding {
  readonly name: string;
  readonly finding: Finding;
}

const MOST_FINDINGS = 5;

/**
 * Holds documents against one of a contract's schemas (drafts 07 and 2020-12; unknown formats are let pass, as shipped
 * cases have them). The harness never looks, so all of it is findings. A schema that is none is one finding.
 */
export function checkDocuments(
  schemaName: string,
  schema: Uint8Array,
  documents: readonly ContractDocument[],
): ContractFinding[] {
  let validate: ValidateFunction;
  try {
    validate = compile(JSON.parse(new TextDecoder().decode(schema)));
  } catch (error) {
    const message = `the contract's schema cannot be used: ${messageOf(error)}`;
    return [{ name: schemaName, finding: { severity: 'warning', code: 'contract-schema', message } }];
  }
  return documents.flatMap(({ name, bytes }) => {
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      // Broken JSON has a finding of its own, with its place, from those who read the file.
      return [];
    }
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, MOST_FINDINGS)
      .map((error) => ({ name, finding: findingOf(error, schemaName) }));
  });
}

function compile(schema: Record<string, unknown>): ValidateFunction {
  const options = { strict: false, allErrors: false, logger: false } as const;
  const isDraft7 = String(schema.$schema ?? '').includes('draft-07');
  const ajv = isDraft7 ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  return ajv.compile(schema);
}

function findingOf(error: ErrorObject, schemaName: string): Finding {
  const path = `$${error.instancePath.replaceAll('/', '.')}`;
  return {
    severity: 'warning',
    code: 'contract-violated',
    message: `does not keep the contract's ${schemaName}: ${path} ${error.message ?? error.keyword}`,
    path,
  };
}
