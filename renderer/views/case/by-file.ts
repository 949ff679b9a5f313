import type { CaseFinding } from '../../../shared/api/case-answers.ts';

/** Findings of one file. */
export interface FileFindings {
  readonly file: string;
  readonly findings: readonly CaseFinding[];
}

/** Findings by file, in the order in which files come up; in each the errors first, then by place. */
export function byFile(findings: readonly CaseFinding[]): readonly FileFindings[] {
  const files = new Map<string, CaseFinding[]>();
  for (const finding of findings) {
    const some = files.get(finding.file) ?? [];
    some.push(finding);
    files.set(finding.file, some);
  }
  return [...files].map(([file, some]) => ({ file, findings: some.sort(byWeight) }));
}

function byWeight(a: CaseFinding, b: CaseFinding): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  return (a.place?.offset ?? 0) - (b.place?.offset ?? 0);
}

/** What a person can do about a finding, as far as it is known beyond the message. */
export function whatToDo({ code, fix, allowed }: CaseFinding): string {
  if (fix !== undefined) return `write ${fix}`;
  if (allowed !== undefined) return `allowed: ${allowed}`;
  return ADVICE[code] ?? 'as the finding says';
}

const ADVICE: Readonly<Record<string, string>> = {
  'file-missing': 'add the file, or take its path out of the manifest',
  'template-variable':
    'take it out: a prompt knows workspace, variant, time_limit_hours and specs, a spec variant and version',
  'duplicate-content': 'take one of the two inputs out, or make it another factory',
  'scenario-invalid': 'repair the input; its own findings say where',
};
