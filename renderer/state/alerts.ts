import { createStore, type StoreApi } from 'zustand/vanilla';

export type Severity = 'error' | 'warning' | 'note';

/** Something that a person should know and that ends nothing: what, where, and what can be done. */
export interface AppAlert {
  /** The same finding has the same key, so it stands in the list once. */
  readonly key: string;
  readonly severity: Severity;
  readonly what: string;
  readonly where?: string;
  readonly tip?: string;
  /** Of pane A's replay; a press goes there. */
  readonly tick?: number;
}

export interface Alerts {
  /** The newest last. */
  readonly list: readonly AppAlert[];
  /** What was put away, by key and words: it does not come back unless it says something else. */
  readonly dismissed: ReadonlySet<string>;
}

export type AlertsStore = StoreApi<Alerts>;

export function createAlertsStore(): AlertsStore {
  return createStore<Alerts>()(() => ({ list: [], dismissed: new Set() }));
}

/** Adds an alert, or puts it in the place of the one with its key. */
export function raiseAlert(store: AlertsStore, alert: AppAlert): void {
  store.setState(({ list }) => {
    const known = list.some(({ key }) => key === alert.key);
    return { list: known ? list.map((one) => (one.key === alert.key ? alert : one)) : [...list, alert] };
  });
}

/** Takes an alert back, since what it told of is over. */
export function lowerAlert(store: AlertsStore, key: string): void {
  store.setState(({ list }) => ({ list: list.filter((one) => one.key !== key) }));
}

/** Puts an alert away for as long as the page is open. */
export function dismissAlert(store: AlertsStore, alert: AppAlert): void {
  store.setState(({ dismissed }) => ({ dismissed: new Set([...dismissed, wordsOf(alert)]) }));
}

/** The alerts that nobody has put away. */
export function standing(alerts: readonly AppAlert[], { dismissed }: Alerts): readonly AppAlert[] {
  return alerts.filter((alert) => !dismissed.has(wordsOf(alert)));
}

function wordsOf({ key, what }: AppAlert): string {
  return `${key}: ${what}`;
}
