import type { Command } from 'commander';
import { Fault } from '../../../shared/base/fault.ts';
import { formatFuel } from '../../../shared/base/format.ts';
import { exclusionWords } from '../../../shared/grading/ranking/field.ts';
import { modelIdentity, USUAL_FOLD } from '../../../shared/grading/ranking/model-identity.ts';
import { type Placement, placementOf } from '../../../shared/grading/ranking/placement.ts';
import {
  betterRunWords,
  rankWords,
  shownPercentile,
} from '../../../shared/grading/ranking/placement-words.ts';
import { rankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
import { summarise } from '../../../shared/records/summary.ts';
import { type FolderField, fieldOfFolder } from '../../services/field/field-of-folder.ts';
import { openRun } from '../../services/runs/open-run.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { textTable } from '../table.ts';
import { workLines } from '../work-lines.ts';

const MOST_ROWS = 30;

export function addRank(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('rank')
    .summary('where a run stands among the runs of a folder')
    .description(
      'Places a run in the field of its case: each model once, by its best run, the least fuel first.',
    )
    .argument('<run>', 'RUN')
    .requiredOption('--field <folder>', 'folder with the runs that it is held against')
    .action(async (run: string, { field }: { field: string }) => {
      done(await rank(context, run, field));
    });
}

async function rank(context: Context, path: string, folder: string): Promise<number> {
  const { signal } = context;
  const { record } = await openRun(path, { signal });
  if (record === undefined)
    throw new Fault('record-missing', `${path} holds no record that could be placed`, { path });
  const run = rankedRun(summarise(record));
  const tell = workLines(context);
  const field = await fieldOfFolder(folder, run.case, USUAL_FOLD, {
    signal,
    onProgress: (count, total) => tell('reading records', count, total),
  });
  const { rows } = field;
  const viewed = {
    modelId: modelIdentity(run.model, USUAL_FOLD),
    correct: run.correct === true,
    totalFuel: run.totalFuel,
  };
  const placement = placementOf(viewed, rows);
  if (context.json)
    await printJson(context, { ...(placement ?? NO_PLACE), rows, excluded: excludedJson(field) });
  else await context.print(`${report(placement, field).join('\n')}\n`);
  return placement === null ? EXIT.failed : EXIT.passed;
}

const NO_PLACE = {
  rank: null,
  fieldSize: null,
  percentileBeaten: null,
  isModelBest: null,
  modelBestFuel: null,
} as const;

function excludedJson({ field: { excluded } }: FolderField) {
  return excluded.map(({ run: { runId, model }, reason }) => ({ runId, model, reason }));
}

function report(placement: Placement | null, field: FolderField): string[] {
  const rows = field.rows
    .slice(0, MOST_ROWS)
    .map((row, index) => [`${index + 1}`, row.modelName, formatFuel(row.bestFuel), `${row.runCount}`]);
  const table = textTable(
    [
      { title: '#', align: 'right' },
      { title: 'model' },
      { title: 'best fuel', align: 'right' },
      { title: 'runs', align: 'right' },
    ],
    rows,
  );
  const more = field.rows.length - rows.length;
  return [
    ...(rows.length === 0 ? ['No run of the folder counts for this case.'] : [table]),
    ...(more > 0 ? [`and ${more} more models`] : []),
    ...excludedLines(field),
    placement === null
      ? 'This run has no place: only one that passed, with a total, has one.'
      : placeWords(placement),
  ];
}

function excludedLines({ field: { excluded }, refused }: FolderField): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of excluded) {
    const words = exclusionWords(reason);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const left = [...counts].map(([words, count]) => `  ${count} left out: ${words}`);
  return [...left, ...refused.map(({ path, message }) => `  ${path} cannot be read: ${message}`)];
}

function placeWords(placement: Placement): string {
  const percentile = shownPercentile(placement);
  const beaten = percentile === undefined ? '' : `, ahead of ${percentile} % of the other models`;
  const better = betterRunWords(placement);
  return `${rankWords(placement)}${beaten}.${better === undefined ? '' : ` ${better}`}`;
}
