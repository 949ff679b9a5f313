import { LONGEST_SESSION_NAME, type SessionView } from '../../shared/sessions/session.ts';
import type { AppState } from '../state/app-state.ts';
import { nameOfItem } from '../state/library.ts';
import { readable } from '../ui/numbers.ts';

/** What is shown, as a session has it; undefined on Home, where nothing is open. */
export function captureView({ place, panes, playback, timeline }: AppState): SessionView | undefined {
  const { view, open, field, case: onCase, tick, cell, layers, table } = place.getState();
  if (view === 'home') return undefined;
  const { scenario, module, states, run, beside, playback: own = false } = open ?? {};
  const { loop, speed } = playback.getState();
  const { stretch } = timeline.getState();
  const camera = panes.getState().session?.map?.camera;
  const items = { scenario, module, states, run, field, case: onCase };
  return {
    ...{ view, playback: own, besideReference: beside === 'reference', tick, layers, table, speed },
    ...(cell && { cell }),
    ...(camera && { camera: { x: camera.x, y: camera.y, scale: camera.scale } }),
    ...(stretch && { stretch }),
    ...(loop && { loop }),
    items: present({ ...items, beside: beside === 'reference' ? undefined : beside }),
  };
}

/** What a session is called unless a person says otherwise: "naive on medium, tick 1,204". */
export function defaultName(app: AppState): string {
  const { open, field, case: onCase, tick } = app.place.getState();
  const items = app.library.getState().items ?? [];
  const named = (id: string | undefined): string | undefined => id && nameOfItem(items, id);
  const who = named(open?.module) ?? named(open?.states) ?? (open?.scenario && 'reference');
  const what = named(open?.scenario);
  const subject = who ? (what ? `${who} on ${what}` : who) : named(open?.run ?? field ?? onCase);
  return `${subject ?? 'Session'}, tick ${readable(tick)}`.slice(0, LONGEST_SESSION_NAME);
}

function present<Key extends string>(items: Record<Key, string | undefined>): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(items).filter(([, id]) => id !== undefined)) as Partial<
    Record<Key, string>
  >;
}
