import type { SessionView } from '../../shared/sessions/session.ts';
import { SPEEDS } from '../player/speed.ts';
import type { AppState } from '../state/app-state.ts';
import { LAYERS, type OpenPlace, type Place, playsReplay, VIEWS } from '../state/place.ts';
import type { ReplayControls } from '../state/replay-controls.ts';

/** Shows a view again. What is the player's and the map's follows once the replay is open, unless one has left it by then. */
export function restoreView(app: AppState, view: SessionView): void {
  const before = app.place.getState();
  const { session: playing } = app.panes.getState();
  const next = placeOf(view);
  app.place.setState(next);
  const stays = playsReplay(before) && playsReplay(next) && sameOpen(before.open, next.open);
  if (stays && playing) {
    restorePlayback(app, view, playing);
    return;
  }
  if (next.open === undefined) return;
  const stops = [
    app.panes.subscribe(({ session }) => {
      if (session === undefined || session === playing) return;
      end();
      restorePlayback(app, view, session);
    }),
    app.place.subscribe(({ open }) => {
      if (!sameOpen(open, next.open)) end();
    }),
  ];
  function end(): void {
    for (const stop of stops) stop();
  }
}

/** The place of a view; one that has nothing to show any more is Home. */
function placeOf({ view, items, playback, besideReference, ...look }: SessionView): Place {
  const { scenario, module, states, run, beside, field, case: onCase } = items;
  const besides = besideReference ? 'reference' : beside;
  const isOpen = scenario !== undefined || states !== undefined || run !== undefined;
  const open: OpenPlace | undefined = isOpen
    ? {
        ...(scenario !== undefined && { scenario }),
        ...(module !== undefined && { module }),
        ...(states !== undefined && { states }),
        ...(run !== undefined && { run }),
        ...(besides !== undefined && { beside: besides }),
        playback: playback && module !== undefined,
      }
    : undefined;
  const asked = VIEWS.find((one) => one === view) ?? 'replay';
  const has = { field: field !== undefined, case: onCase !== undefined };
  const shows = (asked === 'field' || asked === 'case') && has[asked] ? asked : open ? asked : 'home';
  const { tick, cell, layers, table } = look;
  return {
    view: shows,
    open,
    field,
    case: onCase,
    tick,
    cell,
    layers: LAYERS.filter((layer) => layers.includes(layer)),
    table,
  };
}

function restorePlayback(
  app: AppState,
  { speed, loop, stretch, camera }: SessionView,
  session: ReplayControls,
): void {
  const { first, last } = app.playback.getState();
  const [from, to] = [Math.max(first, loop?.[0] ?? 0), Math.min(last, loop?.[1] ?? 0)];
  session.setSpeed(speed === 'fastest' ? speed : (SPEEDS.find((one) => one === speed) ?? 1));
  session.setLoop(from < to ? [from, to] : undefined);
  app.timeline.setState({ stretch });
  app.panes.setState({ lookAt: camera });
}

function sameOpen(a: OpenPlace | undefined, b: OpenPlace | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
