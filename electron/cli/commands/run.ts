import { type Command, Option } from 'commander';
import { formatFuel, formatSeconds } from '../../../shared/base/format.ts';
import { withSchedule } from '../../../shared/lattice/scenario/schedule.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { readScenario } from '../../services/cases/case-files.ts';
import { runOnce, type SingleOutcome, type SingleRun } from '../../services/runners/run-once.ts';
import { DEFAULT_TIME_LIMIT_SECONDS } from '../../services/runners/runners.ts';
import { readEngine } from '../../services/runs/read-engine.ts';
import { parseFuel, parseSeconds, parseTicks, wholeNumber } from '../arguments.ts';
import { type Context, EXIT, printJson } from '../context.ts';

/** What the harness takes when a caller gives none (spec: performance-host §7). */
const DEFAULT_FUEL = 5_000_000_000n;
const DEFAULT_MEMORY = 268_435_456;

interface RunOptions {
  readonly ticks?: number;
  readonly snapshots?: number[];
  readonly fuel: bigint;
  readonly memory: number;
  readonly entry: string;
  readonly unmetered?: boolean;
  readonly timeLimit: number;
}

export function addRun(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('run')
    .summary('run an engine on a scenario; the answer goes to standard output')
    .description('One call of the module, with fuel counted as the harness counts it.')
    .argument('<engine>', 'ENGINE')
    .argument('<scenario>', 'SCENARIO')
    .option('--ticks <n>', 'run this many ticks', wholeNumber(1))
    .option('--snapshots <ticks>', 'TICKS at which the state is returned', parseTicks)
    .addOption(
      new Option('--fuel <n>', 'fuel at which the run is stopped')
        .argParser(parseFuel)
        // The library prints defaults as JSON, which has no such whole numbers.
        .default(DEFAULT_FUEL, String(DEFAULT_FUEL)),
    )
    .option('--memory <bytes>', 'cap of the linear memory', wholeNumber(1), DEFAULT_MEMORY)
    .option('--entry <name>', 'name of the exported entry', 'simulate')
    .option('--unmetered', 'without counting fuel; faster')
    .option('--time-limit <seconds>', 'wall clock', parseSeconds, DEFAULT_TIME_LIMIT_SECONDS)
    .action(async (engine: string, scenario: string, options: RunOptions) => {
      done(await runEngine(context, engine, scenario, options));
    });
}

async function runEngine(
  context: Context,
  engine: string,
  path: string,
  options: RunOptions,
): Promise<number> {
  const run: SingleRun = {
    module: await readEngine(engine, context.signal),
    scenario: withSchedule(readScenario(path).scenario, options.ticks, options.snapshots),
    entry: options.entry,
    fuelCeiling: options.unmetered ? undefined : options.fuel,
    maxMemoryBytes: options.memory,
    timeLimitSeconds: options.timeLimit,
    answer: context.json ? 'snapshots' : 'bytes',
  };
  const snapshots: CheckedSnapshot[] = [];
  const listener = {
    onSnapshot: (snapshot: Snapshot) => void snapshots.push(checked(snapshot)),
    onAnswerPiece: (piece: Uint8Array) => context.print(piece),
  };
  const outcome = await runOnce(context.places, run, listener, context.signal);
  if (context.json) await printJson(context, told(outcome, snapshots));
  else context.say(summary(outcome));
  return outcome.kind === 'finished' && snapshots.every(({ ok }) => ok) ? EXIT.passed : EXIT.failed;
}

interface CheckedSnapshot {
  readonly tick: number;
  readonly checksum: string;
  readonly derived: string | null;
  readonly ok: boolean;
}

function checked({ frame, reported, unknownItems }: Snapshot): CheckedSnapshot {
  const derived = unknownItems.length > 0 ? null : checksumOf(frame.bytes);
  return { tick: frame.tick, checksum: reported, derived, ok: derived === reported };
}

function told(outcome: SingleOutcome, snapshots: readonly unknown[]): Record<string, unknown> {
  const fuel = outcome.fuel === undefined ? null : Number(outcome.fuel);
  if (outcome.kind === 'finished') {
    const { seconds, memoryBytes, answerBytes } = outcome;
    return { outcome: outcome.kind, fuel, seconds, memoryBytes, answerBytes, snapshots };
  }
  const { kind, message, facts } = outcome;
  return { outcome: kind, fuel: null, seconds: null, memoryBytes: null, snapshots: [], message, facts };
}

function summary(outcome: SingleOutcome): string {
  if (outcome.kind !== 'finished') return `${outcome.kind}: ${outcome.message}`;
  const fuel =
    outcome.fuel === undefined ? 'unmetered' : `fuel ${outcome.fuel} (${formatFuel(outcome.fuel)})`;
  return `finished: ${fuel}, ${formatSeconds(outcome.seconds)}, memory ${outcome.memoryBytes} bytes, answer ${outcome.answerBytes} bytes`;
}
