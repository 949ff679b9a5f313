import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import picomatch from 'picomatch';
import { Fault } from '../../shared/base/fault.ts';
import type { CaseEntry } from '../../shared/manifest/performance.ts';
import { chooseVariant, type LoadedCase } from '../services/cases/load-case.ts';
import { checkGradingContract } from '../services/contract/grading-contract.ts';
import { type GradeRequest, type Grading, grade } from '../services/grading/grade.ts';
import { gradeToFolder } from '../services/grading/grade-to-folder.ts';
import { DEFAULT_TIME_LIMIT_SECONDS, newRunnerPool, runLimits } from '../services/runners/runners.ts';
import type { Context } from './context.ts';
import { gradeProgress } from './grade-progress.ts';

export interface GradeOptions {
  readonly out?: string;
  readonly only?: string;
  readonly jobs?: number;
  readonly variant?: string;
  readonly timeLimit?: number;
  readonly build?: boolean;
  readonly watch?: boolean;
  readonly yes?: boolean;
}

/** A grading and, where one was written, its run folder. */
export interface GradedEngine extends Grading {
  readonly folder: string | undefined;
}

/** Grades with progress on standard error, and checks the case's own contract. Throws what `grade` does, or `no-case-matches`. */
export async function gradeEngine(
  context: Context,
  gradedCase: LoadedCase,
  enginePath: string,
  module: GradeRequest['module'],
  options: GradeOptions,
): Promise<GradedEngine> {
  const variant = chooseVariant(gradedCase, options.variant);
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
  return { ...grading, findings, folder };
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
