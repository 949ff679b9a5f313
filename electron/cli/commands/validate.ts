import type { Command } from 'commander';
import type { FileFinding } from '../../services/cases/file-finding.ts';
import { REFERENCE_WORK, ReferenceBudget } from '../../services/cases/reference-budget.ts';
import { type ValidatedCase, validatePath } from '../../services/cases/validate-path.ts';
import { type Context, EXIT, printJson } from '../context.ts';

export function addValidate(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('validate')
    .summary('find everything that is wrong with a case, a catalog or a scenario')
    .description(
      'Checks a manifest with its files, every case below a folder, or a scenario file; finds all at once.',
    )
    .argument('<path...>', 'files or folders')
    .action(async (paths: string[]) => {
      done(await validate(context, paths));
    });
}

async function validate(context: Context, paths: readonly string[]): Promise<number> {
  const budget = new ReferenceBudget();
  const { contractWorker } = context.places;
  const findings: FileFinding[] = [];
  const cases: ValidatedCase[] = [];
  for (const path of paths) {
    const validation = await validatePath(path, { contractWorker, budget, signal: context.signal });
    findings.push(...validation.findings);
    cases.push(...validation.cases);
  }
  sayWhatWasSkipped(context, budget.skipped);
  const failed = findings.some(({ finding }) => finding.severity === 'error');
  if (context.json) {
    const told = findings.map(({ file, finding: { place, ...finding } }) => ({
      ...finding,
      file,
      line: place?.line ?? null,
      column: place?.column ?? null,
    }));
    await printJson(context, { findings: told, cases });
  } else await context.print(`${report(context, findings, cases.length)}\n`);
  return failed ? EXIT.failed : EXIT.passed;
}

/** The reference engine is not asked for without bounds, and what it was not asked for is said. */
function sayWhatWasSkipped(context: Context, skipped: readonly string[]): void {
  const [first] = skipped;
  if (first === undefined) return;
  const others = skipped.length > 1 ? ` and ${skipped.length - 1} others` : '';
  context.say(
    `the answers to ${first}${others} were not compared with the reference engine: together the cases come to more than ${REFERENCE_WORK.toLocaleString('en')} entities times ticks`,
  );
}

function report({ colors }: Context, findings: readonly FileFinding[], cases: number): string {
  const lines = findings.map(({ file, finding }) => {
    const { severity, code, message, path, place, fix } = finding;
    const where = place ? `${file}:${place.line}:${place.column}` : file;
    const word = severity === 'error' ? colors.red('error') : colors.yellow('warning');
    return `${where}: ${word} ${code}: ${path ? `${path}: ` : ''}${message}${fix ? ` (fix: ${fix})` : ''}`;
  });
  const errors = findings.filter(({ finding }) => finding.severity === 'error').length;
  const counted = `${errors} errors, ${findings.length - errors} warnings`;
  return [...lines, cases > 0 ? `${counted} in ${cases} cases` : counted].join('\n');
}
