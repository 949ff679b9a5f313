import type { Visit } from '../../shared/notes/notes.ts';
import { samePlace, withVisit } from '../../shared/notes/trail.ts';
import type { AppState } from '../state/app-state.ts';
import { VIEWS } from '../state/place.ts';

/** Shows a tick and selects a cell, or none, in a view, which is one that shows the board unless another is named. */
export function goToPlace(app: AppState, { tick, cell, view }: Partial<Visit> & Pick<Visit, 'tick'>): void {
  const { view: now } = app.place.getState();
  const known = VIEWS.find((one) => one === view) ?? (now === 'divergence' ? now : 'replay');
  app.place.setState({ view: known, tick, cell });
  if (cell) app.panes.getState().session?.map?.reveal(cell);
}

/** Where one is. */
export function placeHere({ place }: AppState): Omit<Visit, 'at'> {
  const { view, tick, cell } = place.getState();
  return { view, tick, ...(cell && { cell }) };
}

/** Goes one place back in the trail, or forward again. */
export function goAlongTrail(app: AppState, by: -1 | 1): void {
  const at = nextInTrail(app, by);
  const { file } = app.notes.getState();
  const visit = at === undefined ? undefined : file.trail[at];
  if (at === undefined || visit === undefined) return;
  const last = file.trail.at(-1);
  const here = placeHere(app);
  // Where one comes from is in the trail before it is left, so that forward leads there again.
  const leaves = app.notes.getState().trailAt === undefined && (last === undefined || !samePlace(last, here));
  const trail = leaves ? [...withVisit(file.trail, { ...here, at: Date.now() })] : file.trail;
  const index = trail.indexOf(visit);
  // A place that was as good as here has given way to it.
  app.notes.setState({
    file: leaves ? { ...file, trail } : file,
    trailAt: index < 0 ? trail.length - 1 : index,
  });
  goToPlace(app, visit);
}

/** The index in the trail that a step leads to; undefined where there is none. */
export function nextInTrail(app: AppState, by: -1 | 1): number | undefined {
  const { file, trailAt } = app.notes.getState();
  const { trail } = file;
  const last = trail.at(-1);
  const atEnd = last !== undefined && samePlace(last, placeHere(app)) ? trail.length - 1 : trail.length;
  const next = (trailAt ?? atEnd) + by;
  return next >= 0 && next < trail.length ? next : undefined;
}
