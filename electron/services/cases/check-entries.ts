import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import { readFile } from '../files/read-file.ts';
import { type CaseFiles, readCaseFiles } from './case-files.ts';
import { checkExpected } from './check-expected.ts';
import { type FileFinding, faultFinding } from './file-finding.ts';
import type { ReferenceBudget } from './reference-budget.ts';

/** Checks input and expected answer of every `[[case]]`, beyond what the harness looks at before it grades. */
export function checkEntries(
  folder: string,
  entries: readonly CaseEntry[],
  budget: ReferenceBudget,
  onEntry: (done: number, total: number) => void = () => undefined,
): FileFinding[] {
  const findings: FileFinding[] = [];
  const seen = new Map<string, string>();
  for (const [index, entry] of entries.entries()) {
    onEntry(index, entries.length);
    const inputFile = join(folder, entry.input);
    const files = openFiles(folder, entry, inputFile, findings);
    if (files === undefined) continue;
    const hash = createHash('sha256').update(files.input).digest('hex');
    const before = seen.get(hash);
    // The same path twice is a finding of the manifest.
    if (before === undefined) seen.set(hash, entry.input);
    else if (before !== entry.input) {
      const message = `holds the same bytes as ${before}, so nothing more is tested by it`;
      findings.push({
        file: inputFile,
        finding: { severity: 'warning', code: 'duplicate-content', message },
      });
    }
    if (files.kind !== 'lattice') continue;
    for (const finding of files.findings) findings.push({ file: inputFile, finding });
    const expectedFile = join(folder, entry.expected);
    for (const finding of checkExpected(files, budget)) findings.push({ file: expectedFile, finding });
  }
  return findings;
}

function openFiles(
  folder: string,
  entry: CaseEntry,
  inputFile: string,
  findings: FileFinding[],
): CaseFiles | undefined {
  try {
    return readCaseFiles(folder, entry);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // A file that is not there is a finding of the manifest, with its place.
    if (error.code === 'file-missing' || error.code === 'file-is-folder') return undefined;
    // A broken scenario has more than one thing to say.
    if (error.code === 'scenario-invalid')
      for (const finding of parseScenario(readFile(inputFile)).findings)
        findings.push({ file: inputFile, finding });
    else findings.push(faultFinding(inputFile, error));
    return undefined;
  }
}
