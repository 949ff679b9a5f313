import { formatFuel } from '../../shared/base/format.ts';
import { outcomeWords } from '../../shared/grading/verdict-words.ts';
import { unknownEntries } from '../../shared/records/more.ts';
import { shownText } from '../../shared/records/shown-text.ts';
import { type RunSummary, summarise } from '../../shared/records/summary.ts';
import type { CaseOfRun } from '../services/runs/find-case-of-run.ts';
import type { RunListing } from '../services/runs/list-runs.ts';
import { type Deed, type Need, possibilities } from '../services/runs/possibilities.ts';
import type { Run } from '../services/runs/run.ts';
import { textTable } from './table.ts';

/** Lines of one kind; the rest is counted. `--json` has them all. */
const MOST_LINES = 20;

const VERDICTS: Readonly<Record<string, string>> = {
  passed: 'passed',
  'over-ceiling': 'over the ceiling',
  incorrect: 'not passed',
  'no-answer': 'no answer to any case',
  'not-judged': 'not judged by a machine',
};

const DEEDS: Readonly<Record<Deed, string>> = {
  'see-result': 'see its result',
  replay: 'replay its engine (open, run)',
  'look-at-states': 'look at the states it returned (open, checksum)',
  compare: 'compare it with the reference (diff)',
  'grade-again': 'grade its engine again (grade)',
  rank: 'rank it among other runs (rank)',
  'watch-match': 'watch its match',
};

const NEEDS: Readonly<Record<Need, string>> = {
  record: 'a record that can be read',
  module: 'its engine',
  scenario: 'a scenario, from the run or from its case',
  states: 'returned states',
  case: 'its case (--cases FOLDER)',
  pass: 'a run that passed',
  match: 'a recorded match',
};

/** What a run holds and what can be done with it, as lines for people. */
export function runReport(run: Run, found: CaseOfRun): readonly string[] {
  const { record, upgrades, findings } = run;
  const more = record === undefined ? [] : unknownEntries(record);
  return [
    ...(record === undefined ? ['No record that can be read.'] : summaryLines(summarise(record))),
    caseLine(run, found),
    '',
    ...contentLines(run),
    '',
    ...possibilities(run, found).map(({ deed, needs }) =>
      needs.length === 0
        ? `  can     ${DEEDS[deed]}`
        : `  cannot  ${DEEDS[deed]}: needs ${needs.map((need) => NEEDS[need]).join(' and ')}`,
    ),
    ...section('An older record', upgrades),
    ...section(
      'Findings',
      findings.map(
        ({ severity, message, path }) => `${severity}: ${path === undefined ? '' : `${path}: `}${message}`,
      ),
    ),
    ...section(
      'More',
      more.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`),
    ),
  ].map((line) => shownText(line, 400));
}

/** The runs of a folder, one a line, and those that cannot be read. */
export function runsReport({ runs, refused }: RunListing): readonly string[] {
  const rows = runs.map(({ summary }) => [
    shownText(`${summary.caseSlug} ${summary.caseVersion}`, 40),
    shownText(summary.variant, 20),
    shownText(summary.model, 40),
    shownText(VERDICTS[summary.verdict] ?? summary.verdict, 24),
    fuelWords(summary.totalFuel),
    shownText(summary.startedAt, 20),
  ]);
  const columns = ['case', 'variant', 'model', 'verdict', 'total fuel', 'started'].map((title) => ({
    title,
    align: title === 'total fuel' ? ('right' as const) : ('left' as const),
  }));
  return [
    ...(rows.length === 0 ? ['The folder holds no run that can be read.'] : [textTable(columns, rows)]),
    ...section(
      'Cannot be read',
      refused.map(({ path, message }) => `${path}: ${message}`),
    ).map((line) => shownText(line, 400)),
  ];
}

function summaryLines(summary: RunSummary): string[] {
  const { caseSlug, caseVersion, variant, model, harness, state, verdict, totalFuel, fuelLimit, cases } =
    summary;
  const limit = fuelLimit === null ? '' : ` of ${formatFuel(fuelLimit)} a case`;
  const counted = `${cases.correct} of ${cases.all} cases passed, ${cases.overCeiling} over the ceiling, ${cases.skipped} skipped`;
  return [
    `${caseSlug} ${caseVersion}, variant ${variant}: ${VERDICTS[verdict] ?? verdict} (${state})`,
    `  run      ${summary.id}`,
    `  model    ${model}, through ${harness}`,
    `  started  ${summary.startedAt}, finished ${summary.finishedAt}`,
    ...(cases.all === 0 ? [] : [`  cases    ${counted}`]),
    `  fuel     ${fuelWords(totalFuel)}${limit}`,
  ];
}

function caseLine({ record }: Run, found: CaseOfRun): string {
  if (found.kind === 'found') return `  case     ${found.loaded.folder}`;
  if (found.kind === 'unusable') return `  case     ${found.folder} cannot be used: ${found.reason}`;
  return record === undefined ? '' : '  case     not looked for, or not found (--cases FOLDER)';
}

function contentLines({ form, contents }: Run): string[] {
  const { module, cases, matches, files, bytes } = contents;
  if (files === 0)
    return [`A ${form === 'snapshot' ? 'document of the snapshot' : form} without files of its own.`];
  const rows = cases
    .slice(0, MOST_LINES)
    .map(({ input, result, scenario, states }) => [
      `  ${input ?? scenario?.name ?? states?.name ?? ''}`,
      result?.kind ?? '',
      result === undefined ? '' : outcomeWords(result),
      fuelWords(result?.fuel ?? null),
      [scenario && 'scenario', states && 'states'].filter(Boolean).join(', '),
    ]);
  const columns = ['  case', 'kind', 'outcome', 'fuel', 'carries'].map((title) => ({ title }));
  return [
    `${files} files, ${bytes.toLocaleString('en')} bytes; ${module === undefined ? 'no engine' : `an engine of ${module.bytes.toLocaleString('en')} bytes`}`,
    ...(rows.length === 0
      ? []
      : textTable(
          columns,
          rows.map((row) => row.map((cell) => shownText(cell, 60))),
        ).split('\n')),
    ...(cases.length > rows.length ? [`  and ${cases.length - rows.length} more`] : []),
    ...matches.map(({ name }) => `  ${name}`),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  return [
    '',
    `${title}:`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more (--json has all)`] : []),
  ];
}

function fuelWords(fuel: number | null): string {
  return fuel === null ? '—' : formatFuel(fuel);
}
