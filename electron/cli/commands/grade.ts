import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import picomatch from 'picomatch';
import { Fault } from '../../../shared/base/fault.ts';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import { chooseVariant, type LoadedCase, loadCase } from '../../services/cases/load-case.ts';
import { checkGradingContract } from '../../services/contract/grading-contract.ts';
import { type GradeRequest, type Grading, grade } from '../../services/grading/grade.ts';
import { gradeToFolder } from '../../services/grading/grade-to-folder.ts';
import {
  DEFAULT_TIME_LIMIT_SECONDS,
  newRunnerPool,
  runLimits,
  WASMTIME_VERSION,
} from '../../services/runners/runners.ts';
import { readEngine } from '../../services/runs/read-engine.ts';
import { parseSeconds, wholeNumber } from '../arguments.ts';
import { buildEngine } from '../build-engine.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { gradeProgress } from '../grade-progress.ts';
import { gradeReport } from '../grade-report.ts';

interface GradeOptions {
  readonly out?: string;
  readonly only?: string;
  readonly jobs?: number;
  readonly variant?: string;
  readonly timeLimit?: number;
  readonly build?: boolean;
  readonly yes?: boolean;
}

export function addGrade(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('grade')
    .summary('grade an engine on a case as the harness does')
    .description('Runs every smoke case, then every stress case, and says what the harness would say.')
    .argument('<case>', 'CASE')
    .argument('<engine>', 'ENGINE; with --build, a folder with its source')
    .option('--out <folder>', 'write a run folder in the harness’s layout below this folder')
    .option('--only <glob>', 'only the cases whose input path matches, such as "smoke/*"')
    .option('--jobs <n>', 'runners side by side (default: one a core)', wholeNumber(1, 64))
    .option('--variant <slug>', 'the variant to file the run under (default: the first)')
    .option('--build', 'build the engine first, with the case’s own commands in a copy of the source')
    .option('--yes', 'with --build: run the commands without asking')
    .option(
      '--time-limit <seconds>',
      `wall clock of one case (default: ${DEFAULT_TIME_LIMIT_SECONDS}), and of one build command (default: the case’s)`,
      parseSeconds,
    )
    .action(async (casePath: string, enginePath: string, options: GradeOptions) => {
      done(await runGrade(context, casePath, enginePath, options));
    });
}

async function runGrade(
  context: Context,
  casePath: string,
  enginePath: string,
  options: GradeOptions,
): Promise<number> {
  const gradedCase = loadCase(casePath);
  const variant = chooseVariant(gradedCase, options.variant);
  const module = options.build
    ? await buildEngine(context, gradedCase, enginePath, options)
    : await readEngine(enginePath, context.signal);
  const only = caseFilter(gradedCase, options.only);
  if (options.out !== undefined) mkdirSync(options.out, { recursive: true });
  const { timeLimit = DEFAULT_TIME_LIMIT_SECONDS } = options;
  const pool = newRunnerPool(context.places, options.jobs);
  const progress = gradeProgress(context, gradedCase.manifest.cases.filter(only).length);
  const request: GradeRequest = {
    gradedCase,
    module,
    pool,
    limits: runLimits(gradedCase.manifest.sandbox.maxMemoryBytes, timeLimit),
    only,
    listener: progress.listener,
    signal: context.signal,
  };
  let grading: Grading;
  let folder: string | undefined;
  try {
    if (options.out === undefined) grading = await grade(request);
    else {
      const run = { id: randomUUID(), variant, engineName: basename(enginePath, extname(enginePath)) };
      ({ grading, folder } = await gradeToFolder(request, options.out, run));
    }
  } finally {
    progress.end();
    await pool.dispose();
  }
  const contract = await checkGradingContract(context.places.contractWorker, gradedCase, grading);
  const findings = [...grading.findings, ...contract.map(({ name, finding }) => ({ input: name, finding }))];
  await report(context, gradedCase, module, { ...grading, findings }, folder);
  return grading.performance.correct ? EXIT.passed : EXIT.failed;
}

function caseFilter({ manifest }: LoadedCase, glob: string | undefined): (entry: CaseEntry) => boolean {
  if (glob === undefined) return () => true;
  const matches = picomatch(glob);
  const only = (entry: CaseEntry): boolean => matches(entry.input);
  if (manifest.cases.some(only)) return only;
  const inputs = manifest.cases.map((entry) => entry.input).join(', ');
  throw new Fault('no-case-matches', `no case's input matches '${glob}'; there are ${inputs}`, {
    found: glob,
  });
}

async function report(
  context: Context,
  { manifest, version }: LoadedCase,
  module: GradeRequest['module'],
  { performance, seconds, findings }: Grading,
  folder: string | undefined,
): Promise<void> {
  const { sha256, bytes } = module;
  if (context.json) {
    const where = folder === undefined ? {} : { folder };
    const told = findings.map(({ input, finding }) => ({ input, ...finding }));
    await printJson(context, {
      wasmtime: WASMTIME_VERSION,
      module: { sha256, bytes: bytes.length },
      performance,
      seconds,
      findings: told,
      ...where,
    });
    return;
  }
  const heading = `${manifest.slug} ${version}, module ${sha256.slice(0, 12)} (${bytes.length.toLocaleString('en')} bytes), wasmtime ${WASMTIME_VERSION}`;
  const notes = findings.map(({ input, finding }) => `  ${input}: ${finding.severity}: ${finding.message}`);
  const written = folder === undefined ? [] : [`Written to ${folder}`];
  await context.print(
    `${[heading, gradeReport(performance, seconds, context.colors), ...notes, ...written].join('\n')}\n`,
  );
}
