import type { Command } from 'commander';
import { loadCase } from '../../services/cases/load-case.ts';
import { DEFAULT_TIME_LIMIT_SECONDS } from '../../services/runners/runners.ts';
import { readEngine } from '../../services/runs/read-engine.ts';
import { parseSeconds, wholeNumber } from '../arguments.ts';
import { buildEngine } from '../build-engine.ts';
import { type Context, EXIT } from '../context.ts';
import { type GradeOptions, gradeEngine } from '../grade-engine.ts';
import { reportGrading } from '../report-grading.ts';
import { watchGrade } from '../watch-grade.ts';

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
    .option('--watch', 'grade again whenever ENGINE changes, and say what did, until Ctrl-C')
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
  if (options.watch) return await watchGrade(context, gradedCase, enginePath, options);
  const module = options.build
    ? await buildEngine(context, gradedCase, enginePath, options)
    : await readEngine(enginePath, context.signal);
  const graded = await gradeEngine(context, gradedCase, enginePath, module, options);
  await reportGrading(context, gradedCase, module, graded);
  return graded.performance.correct ? EXIT.passed : EXIT.failed;
}
