import type { Command } from 'commander';
import type { FileFinding } from '../../services/cases/validate-case.ts';
import { validatePath } from '../../services/cases/validate-path.ts';
import { checkContract } from '../../services/contract/check-contract.ts';
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
  const validations = paths.map((path) => validatePath(path));
  const cases = validations.flatMap((validation) => validation.cases);
  const findings: FileFinding[] = validations.flatMap((validation) => validation.findings);
  const jobs = validations.flatMap((validation) => validation.contract);
  if (jobs.length > 0) {
    const found = await checkContract(context.places.contractWorker, jobs);
    findings.push(...found.map(({ name, finding }) => ({ file: name, finding })));
  }
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
