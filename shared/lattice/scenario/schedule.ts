import { Fault } from '../../base/fault.ts';
import type { Scenario } from './scenario.ts';

/**
 * A scenario with other ticks or snapshots. With only `ticks`, snapshots past them are dropped and the last tick is
 * added; with only `snapshots`, the run ends at the last one. Throws a `Fault` (`snapshots-range`).
 */
export function withSchedule(scenario: Scenario, ticks?: number, snapshots?: readonly number[]): Scenario {
  if (ticks === undefined && snapshots === undefined) return scenario;
  if (snapshots === undefined) {
    const last = ticks ?? scenario.ticks;
    const kept = scenario.snapshots.filter((tick) => tick < last);
    return { ...scenario, ticks: last, snapshots: [...kept, last] };
  }
  const last = snapshots.at(-1)!;
  if (ticks !== undefined && last > ticks) {
    throw new Fault('snapshots-range', `a snapshot at tick ${last} lies past the last of ${ticks} ticks`, {
      limit: ticks,
      found: last,
    });
  }
  return { ...scenario, ticks: ticks ?? last, snapshots };
}
