import type { ValidateFunction } from 'ajv';
import type { Finding } from '../../../shared/base/finding.ts';
import { PointedText } from './pointed-text.ts';
import { errorWords, pointedWarning } from './pointed-warning.ts';
import { Schemas } from './schemas.ts';

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

/**
 * Holds documents against one of a contract's schemas (drafts 07 and 2020-12; unknown formats are let pass, as shipped
 * cases have them). The harness never looks, so all of it is warnings. A schema that is none is a finding of its own.
 */
export function checkDocuments(
  schemaName: string,
  schema: ContractText,
  documents: readonly ContractText[],
  schemas: Schemas = new Schemas(),
): ContractFinding[] {
  const compiled = schemas.compile(schema.bytes);
  if ('findings' in compiled) return compiled.findings.map((finding) => ({ name: schema.name, finding }));
  return documents.flatMap((document) => checkDocument(schemaName, compiled.validate, document));
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
    const message = `does not keep the contract's ${schemaName}: ${errorWords(error)}`;
    return { name, finding: pointedWarning('contract-violated', message, error, pointed) };
  });
}
