import { basename } from 'node:path';
import type { Command } from 'commander';
import { Fault } from '../../../shared/base/fault.ts';
import { formatSeconds } from '../../../shared/base/format.ts';
import { readLawfulScenario } from '../../services/cases/case-files.ts';
import { findDivergence } from '../../services/divergence/find-divergence.ts';
import { openSide, REFERENCE } from '../../services/divergence/sides/open-side.ts';
import { parseTicks } from '../arguments.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { divergenceJson, divergenceReport } from '../divergence-report.ts';
import { workLines } from '../work-lines.ts';

interface DiffOptions {
  readonly scenario?: string;
  readonly dense?: boolean;
  readonly ticks?: number[];
}

export function addDiff(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('diff')
    .summary('where two engines, runs or states first differ')
    .description(
      'Holds each side against itself, then compares every recorded tick, then every tick of the first bracket that differs.',
    )
    .argument('<a>', `'${REFERENCE}', ENGINE or a file of states`)
    .argument('<b>', `'${REFERENCE}', ENGINE or a file of states`)
    .option('--scenario <file>', 'SCENARIO that both are run on')
    .option('--dense', 'compare every tick of the run')
    .option('--ticks <ticks>', 'compare only these TICKS', parseTicks)
    .action(async (a: string, b: string, options: DiffOptions) => {
      done(await diff(context, [a, b], options));
    });
}

async function diff(
  context: Context,
  words: readonly [a: string, b: string],
  { scenario: path, dense, ticks }: DiffOptions,
): Promise<number> {
  const { places, signal } = context;
  if (dense && ticks)
    throw new Fault(
      'options-conflict',
      "'--dense' compares every tick, '--ticks' only some: give one of them",
    );
  const scenario = path === undefined ? undefined : readLawfulScenario(path);
  const a = await openSide(places, words[0], scenario, signal);
  const b = await openSide(places, words[1], scenario, signal).catch(async (error: unknown) => {
    await a.dispose();
    throw error;
  });
  try {
    const divergence = await findDivergence(a, b, {
      ...(dense && { dense }),
      ...(ticks && { ticks }),
      signal,
      onProgress: workLines(context),
      onEstimate: ({ runs, seconds }) =>
        context.say(`Comparing every tick: ${runs} runs of each side, about ${formatSeconds(seconds)}.`),
    });
    const names = { a: `A ${basename(words[0])}`, b: `B ${basename(words[1])}` };
    if (context.json) await printJson(context, divergenceJson(divergence));
    else await context.print(`${divergenceReport(divergence, names, context.colors)}\n`);
    if (signal.aborted) return EXIT.stopped;
    return divergence.same ? EXIT.passed : EXIT.failed;
  } finally {
    await Promise.all([a.dispose(), b.dispose()]);
  }
}
