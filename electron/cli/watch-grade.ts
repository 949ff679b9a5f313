import { basename, join } from 'node:path';
import { isCancelled } from '../../shared/base/cancelled.ts';
import { Fault } from '../../shared/base/fault.ts';
import { changesBetween, changeWords } from '../../shared/grading/changes.ts';
import type { PerformanceResult } from '../../shared/records/performance.ts';
import { leftOutOf } from '../services/build/copy-source.ts';
import type { LoadedCase } from '../services/cases/load-case.ts';
import { watchPath } from '../services/files/watch-path.ts';
import { gradedHere, KeptGradings } from '../services/grading/kept-gradings.ts';
import { readEngine } from '../services/runs/read-engine.ts';
import { buildEngine } from './build-engine.ts';
import { type Context, EXIT } from './context.ts';
import { type GradedEngine, type GradeOptions, gradeEngine } from './grade-engine.ts';
import { gradingJson, gradingText } from './report-grading.ts';

/**
 * Grades an engine, and again whenever its file or, with `build`, its source changes, until Ctrl-C. Prints what each build
 * came to and what changed since the one before; with `--json` a document a line. A build that fails is told and waited
 * out; the first one must be there and, with `build`, be allowed. Every grading is kept for the app's history.
 */
export async function watchGrade(
  context: Context,
  gradedCase: LoadedCase,
  enginePath: string,
  options: GradeOptions,
): Promise<number> {
  const grading = new WatchedGrading(context, gradedCase, enginePath, options);
  const ended = new AbortController();
  const signal = AbortSignal.any([context.signal, ended.signal]);
  const ignored = options.build ? leftOutOf(enginePath) : undefined;
  try {
    const watched = await watchPath(enginePath, signal, ignored);
    await grading.first();
    context.say(`Watching ${enginePath}; Ctrl-C ends it.`);
    for await (const _ of watched.changes()) await grading.again();
    return EXIT.stopped;
  } finally {
    ended.abort();
  }
}

class WatchedGrading {
  readonly #context: Context;
  readonly #gradedCase: LoadedCase;
  readonly #enginePath: string;
  readonly #options: GradeOptions;
  readonly #kept: KeptGradings;
  #before: PerformanceResult | undefined;

  constructor(context: Context, gradedCase: LoadedCase, enginePath: string, options: GradeOptions) {
    this.#context = context;
    this.#gradedCase = gradedCase;
    this.#enginePath = enginePath;
    this.#options = options;
    this.#kept = new KeptGradings(join(context.places.data, 'gradings'));
  }

  first(): Promise<void> {
    return this.#grade(this.#options);
  }

  /** The commands were shown and allowed at the first build. */
  async again(): Promise<void> {
    try {
      await this.#grade({ ...this.#options, yes: true });
    } catch (error) {
      if (!(error instanceof Fault) || isCancelled(error)) throw error;
      await this.#tellFault(error);
    }
  }

  async #grade(options: GradeOptions): Promise<void> {
    const context = this.#context;
    const module = options.build
      ? await buildEngine(context, this.#gradedCase, this.#enginePath, options)
      : await readEngine(this.#enginePath, context.signal);
    const graded = await gradeEngine(context, this.#gradedCase, this.#enginePath, module, options);
    await this.#tell(module, graded);
    // A part of the cases would look like a cheaper build in the history.
    if (options.only === undefined)
      this.#kept.keep(this.#gradedCase, basename(this.#enginePath), gradedHere(module, graded));
  }

  async #tell(module: Parameters<typeof gradingJson>[0], graded: GradedEngine): Promise<void> {
    const before = this.#before;
    this.#before = graded.performance;
    const changes = before && changesBetween(before, graded.performance);
    if (this.#context.json) {
      const line = { ...gradingJson(module, graded), changes: changes ?? null };
      await this.#context.print(`${JSON.stringify(line)}\n`);
      return;
    }
    const words = changes?.map((change) => `  ${before ? changeWords(change, before) : ''}`) ?? [];
    const since =
      words.length > 0 ? ['Since the last build:', ...words] : ['Nothing changed since the last build.'];
    const text = gradingText(this.#context, this.#gradedCase, module, graded);
    await this.#context.print(`${[text, ...(changes ? since : [])].join('\n')}\n`);
  }

  async #tellFault({ code, message, facts }: Fault): Promise<void> {
    if (this.#context.json)
      await this.#context.print(`${JSON.stringify({ error: { code, message, ...facts } })}\n`);
    else this.#context.say(`${message}\nWaiting for the next change.`);
  }
}
