import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Alert, Events } from '../../shared/api/answers.ts';
import type { Reach } from '../../shared/replay/frame-source.ts';
import { mergeReach } from './merge-reach.ts';

/** Work that goes on for a replay in the background. */
export interface Progress {
  readonly work: string;
  readonly done: number;
  readonly total: number;
  /** Fuel burnt so far, where it is metered. */
  readonly fuel: string | undefined;
}

/** What the services have told of one replay. */
export interface Activity {
  readonly progress: Progress | undefined;
  readonly reach: readonly Reach[];
  readonly alerts: readonly Alert[];
}

const QUIET: Activity = { progress: undefined, reach: [], alerts: [] };

export type ActivityStore = StoreApi<Readonly<Record<string, Activity>>>;

/** By replay; events may come before the answer that names their replay. */
export function createActivityStore(): ActivityStore {
  return createStore<Readonly<Record<string, Activity>>>()(() => ({}));
}

/** The store as the receiver of the services' events. */
export function listenTo(store: ActivityStore): Pick<Events, 'progress' | 'reach' | 'alert'> {
  const change = (replay: string, next: (before: Activity) => Partial<Activity>): void =>
    store.setState((all) => {
      const before = all[replay] ?? QUIET;
      return { [replay]: { ...before, ...next(before) } };
    });
  return {
    progress: ({ replay, work, done, total }) =>
      change(replay, ({ progress }) => ({
        progress: done >= total ? undefined : nextProgress(progress, work, done, total),
      })),
    reach: ({ replay, ranges }) =>
      change(replay, () => ({
        reach: mergeReach(ranges.map(({ provenance, range: [from, to] }) => ({ provenance, from, to }))),
      })),
    alert: ({ replay, alert }) => change(replay, ({ alerts }) => ({ alerts: withAlert(alerts, alert) })),
  };
}

/** All alerts of a replay: those that it was opened with and those that came since, each once. */
export function withAlert(alerts: readonly Alert[], alert: Alert): readonly Alert[] {
  const known = alerts.some(
    ({ code, message, tick }) => code === alert.code && message === alert.message && tick === alert.tick,
  );
  return known ? alerts : [...alerts, alert];
}

/** Whether an alert says that what is shown is not all that was, or not what it says it is. */
export function isGrave({ code }: Alert): boolean {
  return [
    'module-unfinished',
    'record-cancelled',
    'record-failed',
    'schedule-not-kept',
    'lying-checksum',
  ].includes(code);
}

/** Fuel is told as part of the work's name; it belongs to the work that goes on. */
function nextProgress(before: Progress | undefined, text: string, done: number, total: number): Progress {
  const [, work = text, fuel] = /^(.*), fuel (\d+)$/.exec(text) ?? [];
  if (before?.work !== work) return { work, done, total, fuel };
  return fuel === undefined ? { ...before, done, total } : { ...before, fuel };
}
