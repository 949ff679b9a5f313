import { setImmediate } from 'node:timers/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { nearest } from '../../../shared/base/nearest.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { isReading, READING_IDS, type ReadingId } from '../../../shared/lattice/readings.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { withSchedule } from '../../../shared/lattice/scenario/schedule.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { SnapshotWriter } from '../../../shared/lattice/state/write-snapshots.ts';
import { readLawfulScenario } from '../../services/cases/case-files.ts';
import { parseTicks } from '../arguments.ts';
import { type Context, EXIT } from '../context.ts';

/** How long the engine runs before it looks up; a tenth of a second is the longest that a cancel may take. */
const SLICE_MS = 50;

interface SolveOptions {
  readonly snapshots?: number[];
  readonly readings: ReadingId[];
  readonly engine?: 'fast' | 'plain';
}

export function addSolve(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('solve')
    .summary('the reference’s answer to a scenario, as an .out file holds it')
    .description('Runs the reference engine and prints its answer.')
    .argument('<scenario>', 'SCENARIO')
    .option('--snapshots <ticks>', 'TICKS at which the state is returned', parseTicks)
    .option(
      '--readings <ids>',
      'follow these readings of the rules instead, such as furnace-no-coal-first',
      parseReadings,
      [],
    )
    .addOption(
      new Option('--engine <name>', 'which engine of ours (default: fast, with readings plain)').choices([
        'fast',
        'plain',
      ]),
    )
    .addHelpText('after', `\nReadings:\n  ${READING_IDS.join('\n  ')}`)
    .action(async (path: string, options: SolveOptions) => {
      await solve(context, path, options);
      done(EXIT.passed);
    });
}

function parseReadings(text: string): ReadingId[] {
  return text.split(',').map((word) => {
    const id = word.trim();
    if (isReading(id)) return id;
    const meant = nearest(id, READING_IDS);
    throw new InvalidArgumentError(
      `no reading is called '${id}'${meant ? `; did you mean '${meant}'?` : ''}`,
    );
  });
}

async function solve(
  context: Context,
  path: string,
  { snapshots, readings, engine: name }: SolveOptions,
): Promise<void> {
  const scenario = withSchedule(readLawfulScenario(path), undefined, snapshots);
  const engine = chooseEngine(scenario, name, readings);
  const writer = new SnapshotWriter();
  let saidAt = performance.now();
  for (const tick of scenario.snapshots) {
    while (!engine.advance(tick, SLICE_MS)) {
      await setImmediate();
      if (context.signal.aborted) throw new CancelledFault();
      if (context.interactive && performance.now() - saidAt > 1000) {
        saidAt = performance.now();
        context.say(`tick ${engine.tick.toLocaleString('en')} of ${scenario.ticks.toLocaleString('en')}`);
      }
    }
    const frame = engine.frame();
    writer.add(frame, checksumOf(frame.bytes));
    await context.print(writer.take());
  }
  writer.end();
  await context.print(writer.take());
  // A file holds the answer alone; on a terminal the prompt should not stick to it.
  if (context.output.isTTY) await context.print('\n');
}

/** The fast engine knows the rules as they stand; readings are the plain one's. */
function chooseEngine(
  scenario: Scenario,
  name: SolveOptions['engine'],
  readings: readonly ReadingId[],
): FastEngine | PlainEngine {
  if (name === 'fast' && readings.length > 0) {
    throw new Fault(
      'readings-need-plain',
      "readings are followed by the plain engine alone; leave '--engine' away",
    );
  }
  const plain = name === 'plain' || readings.length > 0;
  return plain ? new PlainEngine(scenario, { readings }) : new FastEngine(scenario);
}
