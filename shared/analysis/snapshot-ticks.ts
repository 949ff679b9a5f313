import type { Finding } from '../base/finding.ts';

/**
 * What is wrong with the number and the ticks of the snapshots of an answer: how many too few or too many, which are
 * missing, not asked for, twice or out of order. Both lists as they come; `asked` ascends.
 */
export function snapshotTickFindings(asked: readonly number[], found: readonly number[]): Finding[] {
  const findings: Finding[] = [];
  const add = (code: string, message: string): void => {
    findings.push({ severity: 'error', code, message });
  };
  if (found.length !== asked.length) {
    add('snapshot-count', `the answer holds ${found.length} snapshots where ${asked.length} were asked for`);
  }
  const has = new Set(found);
  const counts = new Map<number, number>();
  for (const tick of found) counts.set(tick, (counts.get(tick) ?? 0) + 1);
  const wanted = new Set(asked);
  const missing = asked.filter((tick) => !has.has(tick));
  const extra = [...has].filter((tick) => !wanted.has(tick));
  if (missing.length > 0) add('snapshot-missing', `no snapshot is of tick ${listed(missing)}`);
  if (extra.length > 0) add('snapshot-extra', `no snapshot was asked for of tick ${listed(extra)}`);
  const twice = [...has].filter((tick) => counts.get(tick)! > 1);
  if (twice.length > 0) add('snapshot-twice', `more than one snapshot is of tick ${listed(twice)}`);
  const descent = found.findIndex((tick, at) => at > 0 && tick < found[at - 1]!);
  if (descent > 0) {
    add('snapshot-order', `snapshots must ascend, but ${found[descent]} follows ${found[descent - 1]}`);
  }
  const isEarly = missing.length > 0 && missing.every((tick) => has.has(tick - 1));
  if (isEarly)
    add('snapshot-early', 'every missing snapshot is there one tick earlier: ticks are counted from 0');
  return findings;
}

const MOST_LISTED = 5;

function listed(ticks: readonly number[]): string {
  const some = ticks.slice(0, MOST_LISTED).join(', ');
  return ticks.length > MOST_LISTED ? `${some} and ${ticks.length - MOST_LISTED} more` : some;
}
