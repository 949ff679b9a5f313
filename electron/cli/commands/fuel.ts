import type { Command } from 'commander';
import { fitFuel } from '../../../shared/analysis/fuel-fit.ts';
import { type FuelSeries, fuelOfSnapshot } from '../../../shared/analysis/fuel-series.ts';
import { growthWords } from '../../../shared/analysis/fuel-words.ts';
import { readLawfulScenario } from '../../services/cases/case-files.ts';
import { measureFuel } from '../../services/fuel/measure-fuel.ts';
import { readEngine } from '../../services/runs/read-engine.ts';
import { wholeNumber } from '../arguments.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { textTable } from '../table.ts';
import { workLines } from '../work-lines.ts';

const USUAL_POINTS = 12;
const MOST_POINTS = 1000;

export function addFuel(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('fuel')
    .summary('fuel over ticks, and how it grows')
    .description(
      'Runs the engine with growing numbers of ticks; each point is what `run --ticks` counts, with the graded snapshots up to there.',
    )
    .argument('<engine>', 'ENGINE')
    .argument('<scenario>', 'SCENARIO')
    .option('--points <n>', 'evenly spaced numbers of ticks', wholeNumber(1, MOST_POINTS), USUAL_POINTS)
    .action(async (engine: string, scenario: string, { points }: { readonly points: number }) => {
      done(await fuelOverTicks(context, engine, scenario, points));
    });
}

async function fuelOverTicks(
  context: Context,
  engine: string,
  path: string,
  points: number,
): Promise<number> {
  const scenario = readLawfulScenario(path);
  const tell = workLines(context);
  const series = await measureFuel(
    context.places,
    { module: await readEngine(engine, context.signal), scenario, limit: undefined, points },
    ({ done, total }) => tell('measuring fuel', done, total),
    context.signal,
  );
  if (context.json) await printJson(context, fuelJson(series));
  else await context.print(`${fuelText(series)}\n`);
  return EXIT.passed;
}

function fuelJson({ points, schedule }: FuelSeries): Record<string, unknown> {
  return {
    points: points.map(({ tick, fuel }) => ({ ticks: tick, fuel })),
    fit: fitFuel(points) ?? null,
    schedule: schedule ?? null,
  };
}

function fuelText({ points, schedule }: FuelSeries): string {
  const rows = points.map(({ tick, fuel }, at) => {
    const before = points[at - 1] ?? { tick: 0, fuel: 0 };
    return [tick, fuel, (fuel - before.fuel) / (tick - before.tick)].map(readable);
  });
  const columns = ['ticks', 'fuel', 'a tick since the row above'];
  const table = textTable(
    columns.map((title) => ({ title, align: 'right' })),
    rows,
  );
  const fit = fitFuel(points);
  const growth = fit
    ? `Fuel ${growthWords(fit, points.at(-1)?.tick ?? 0)} (${fit.model}, r² ${fit.r2.toFixed(6)}).`
    : 'Three points are needed to say how fuel grows.';
  const snapshots = schedule
    ? `\n${schedule.snapshots} snapshots are in it, ${readable(fuelOfSnapshot(schedule))} each.`
    : '';
  return `${table}\n\n${growth}${snapshots}`;
}

function readable(value: number): string {
  return Math.round(value).toLocaleString('en');
}
