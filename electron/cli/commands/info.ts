import { existsSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { hasErrors } from '../../../shared/base/finding.ts';
import { unknownEntries } from '../../../shared/records/more.ts';
import { summarise } from '../../../shared/records/summary.ts';
import { type CaseOfRun, findCaseOfRun } from '../../services/runs/find-case-of-run.ts';
import { listRuns } from '../../services/runs/list-runs.ts';
import { openRun } from '../../services/runs/open-run.ts';
import { possibilities } from '../../services/runs/possibilities.ts';
import { recognise } from '../../services/runs/recognise.ts';
import type { Run } from '../../services/runs/run.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { runReport, runsReport } from '../run-report.ts';
import { workLines } from '../work-lines.ts';

export function addInfo(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('info')
    .summary('what a run holds, and what can be done with it')
    .description(
      'Reads a run without running, unpacking or altering anything of it; of a folder it lists the runs.',
    )
    .argument('<run>', 'RUN, or a folder of them')
    .option('--cases <folder...>', 'folders in which the case of the run is looked for', [])
    .action(async (path: string, { cases }: { cases: string[] }) => {
      done(
        recognise(path) === 'runs' ? await infoOfRuns(context, path) : await infoOfRun(context, path, cases),
      );
    });
}

async function infoOfRun(context: Context, path: string, folders: readonly string[]): Promise<number> {
  const tell = workLines(context);
  const bytes = existsSync(path) ? statSync(path).size : 0;
  const run = await openRun(path, {
    signal: context.signal,
    onProgress: (read) => tell('reading the archive', read, bytes),
  });
  const found: CaseOfRun =
    run.record === undefined ? { kind: 'missing' } : findCaseOfRun(run.record, folders);
  if (context.json) await printJson(context, runJson(run, found));
  else await context.print(`${runReport(run, found).join('\n')}\n`);
  return hasErrors(run.findings) ? EXIT.failed : EXIT.passed;
}

async function infoOfRuns(context: Context, path: string): Promise<number> {
  const tell = workLines(context);
  const listing = await listRuns(path, {
    signal: context.signal,
    onProgress: (count, total) => tell('reading records', count, total),
  });
  const { runs, refused } = listing;
  if (context.json) {
    const told = runs.map(({ path: place, form, summary }) => ({ path: place, form, ...summary }));
    await printJson(context, { form: 'runs', path, runs: told, refused });
  } else await context.print(`${runsReport(listing).join('\n')}\n`);
  return refused.length > 0 || runs.length === 0 ? EXIT.failed : EXIT.passed;
}

function runJson(run: Run, found: CaseOfRun) {
  const { form, path, record, upgrades, findings, contents } = run;
  return {
    form,
    path,
    ...(record === undefined ? {} : summarise(record)),
    contents,
    case: found.kind === 'found' ? { kind: 'found', folder: found.loaded.folder } : found,
    can: possibilities(run, found),
    upgrades,
    findings,
    more: record === undefined ? [] : unknownEntries(record),
  };
}
