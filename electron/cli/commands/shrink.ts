import { extname } from 'node:path';
import type { Command } from 'commander';
import { drawingText, scenarioText } from '../../../shared/analysis/shrink/draw-scenario.ts';
import { shrink } from '../../../shared/analysis/shrink/shrink.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import { readLawfulScenario } from '../../services/cases/case-files.ts';
import { moduleJudge } from '../../services/divergence/module-judge.ts';
import { newRunnerPool } from '../../services/runners/runners.ts';
import { readEngine } from '../../services/runs/read-engine.ts';
import { wholeNumber } from '../arguments.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { prepareOutFile, writeOutFile } from '../out-file.ts';
import { workLines } from '../work-lines.ts';

interface ShrinkOptions {
  readonly out: string;
  readonly jobs?: number;
  readonly anyDifference?: boolean;
}

export function addShrink(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('shrink')
    .summary('the smallest scenario on which an engine still differs')
    .description(
      'Takes away entities and ticks for as long as the engine still differs from the reference in the same way. Ctrl-C ends it with the best so far.',
    )
    .argument('<engine>', 'ENGINE')
    .argument('<scenario>', 'SCENARIO')
    .requiredOption('--out <file>', 'where the scenario is written; the right answer goes beside it, as .out')
    .option('--jobs <n>', 'runners side by side (default: one a core)', wholeNumber(1, 64))
    .option('--any-difference', 'whatever differs will do, not only the same kind of difference')
    .action(async (engine: string, scenario: string, options: ShrinkOptions) => {
      done(await shrinkScenario(context, engine, scenario, options));
    });
}

async function shrinkScenario(
  context: Context,
  engine: string,
  path: string,
  { out, jobs, anyDifference }: ShrinkOptions,
): Promise<number> {
  const expected = expectedFile(out);
  prepareOutFile(out);
  const scenario = readLawfulScenario(path);
  const module = await readEngine(engine, context.signal);
  const pool = newRunnerPool(context.places, jobs);
  const tell = workLines(context);
  try {
    const result = await shrink(scenario, {
      judge: moduleJudge(pool, module),
      signal: context.signal,
      parallel: pool.size,
      ...(anyDifference && { keep: 'any' as const }),
      onBest: ({ scenario: best, runs }) =>
        tell(`${best.entities.length} entities, ${best.ticks} ticks after ${runs} runs`, 0, 1),
    });
    const { entities, ticks, runs, kept, finished, difference } = result;
    await writeOutFile(out, scenarioText(result.scenario));
    await writeOutFile(expected, expectedAnswer(result.scenario, new FastEngine(result.scenario)));
    const { firstDifferentTick } = difference;
    if (context.json)
      await printJson(context, {
        entities,
        ticks,
        runs,
        kept,
        finished,
        firstDifferentTick,
        file: out,
        expected,
      });
    else {
      const sentence = `${entities.before} entities became ${entities.after}, ${ticks.before} ticks ${ticks.after}, in ${runs} runs.`;
      const stopped = finished ? '' : '\nStopped: more could be taken away.';
      await context.print(
        `${drawingText(result.scenario)}\n${sentence}${stopped}\nWritten to ${out}, the right answer to ${expected}\n`,
      );
    }
    return finished ? EXIT.passed : EXIT.stopped;
  } finally {
    await pool.dispose();
  }
}

/** The answer's file: the scenario's, with `.out` in place of its extension. */
function expectedFile(out: string): string {
  const extension = extname(out);
  if (extension === '.out')
    throw new Fault('options-conflict', `${out} is the name of an answer; a scenario is written as .json`);
  return `${out.slice(0, out.length - extension.length)}.out`;
}
