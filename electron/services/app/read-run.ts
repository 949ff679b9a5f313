import type { RunAnswer } from '../../../shared/api/answers.ts';
import { unknownEntries } from '../../../shared/records/more.ts';
import { summarise } from '../../../shared/records/summary.ts';
import { openRun } from '../runs/open-run.ts';

/** Longer values are cut: they are there to be seen, not to be copied. */
const MOST_VALUE_LENGTH = 2000;

/** What the record of a run says, for the page. Throws as `openRun` does. */
export async function readRun(path: string, signal: AbortSignal): Promise<RunAnswer> {
  const { record, findings, upgrades } = await openRun(path, { signal });
  if (record === undefined)
    return { summary: null, performance: null, tokens: null, findings, upgrades, more: [] };
  const { uncachedInput, cachedInput, output, reasoning } = record.metrics.tokens;
  const tokens = { uncachedInput, cachedInput, output, reasoning };
  return {
    summary: summarise(record),
    performance: record.validation.performance ?? null,
    tokens: Object.fromEntries(Object.entries(tokens).map(([name, count]) => [name, count ?? null])),
    findings,
    upgrades,
    more: unknownEntries(record).map((entry) => ({
      path: entry.path,
      value: JSON.stringify(entry.value)?.slice(0, MOST_VALUE_LENGTH) ?? '',
    })),
  };
}
