import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import type { LoadedCase } from '../cases/load-case.ts';
import { readFile } from '../files/read-file.ts';
import type { Grading } from '../grading/grade.ts';
import { type ContractDocument, checkContract } from './check-contract.ts';
import type { ContractFinding } from './check-documents.ts';

/**
 * Holds the inputs and the answers of a grading against the contract's schemas: findings, never a verdict. A right answer
 * equals the expected one, so that one is looked at in its place; a wrong one is looked at itself.
 */
export async function checkGradingContract(
  workerFile: string,
  { folder, manifest }: LoadedCase,
  { performance, wrongAnswers }: Grading,
): Promise<ContractFinding[]> {
  const inputs: ContractDocument[] = [];
  const answers: ContractDocument[] = [];
  for (const result of performance.cases) {
    if (result.skipped || result.fuel === null) continue;
    inputs.push({ name: result.input, bytes: readFile(join(folder, result.input)) });
    const name = `answer to ${result.input}`;
    const wrong = wrongAnswers.get(result.input);
    const entry = manifest.cases.find((one) => one.input === result.input);
    if (result.correct || result.overCeiling) {
      if (entry) answers.push({ name, bytes: readFile(join(folder, entry.expected)) });
    } else if (wrong) answers.push({ name, bytes: wrong });
  }
  try {
    return await checkContract(workerFile, [
      {
        schemaName: manifest.contract.input,
        schema: { bytes: readFile(join(folder, manifest.contract.input)) },
        documents: inputs,
      },
      {
        schemaName: manifest.contract.output,
        schema: { bytes: readFile(join(folder, manifest.contract.output)) },
        documents: answers,
      },
    ]);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const finding = { severity: 'warning', code: error.code, message: error.message } as const;
    return [{ name: 'contract', finding }];
  }
}
