import type { Visit } from '../../shared/notes/notes.ts';
import { samePlace, withVisit } from '../../shared/notes/trail.ts';
import type { AppState } from '../state/app-state.ts';
import { VIEWS } from '../state/place.ts';

/** A place to go to; without a view one that shows the board. */
type Goal = Partial<Visit> & Pick<Visit, 'tick'>;

/** Goes to a place that a person has pressed, which puts it, and where one was, into the trail. */
export function goToPlace(app: AppState, goal: Goal): void {
  recordVisit(app, placeHere(app));
  show(app, goal);
  recordVisit(app, placeHere(app));
}

/** Puts a place into the trail of what is open, unless it is there as the last one. */
export function recordVisit(
  { notes }: Pick<AppState, 'notes'>,
  { view, tick, cell }: Omit<Visit, 'at'>,
): void {
  const { key, file } = notes.getState();
  if (key === undefined) return;
  const visit = { view, tick, ...(cell && { cell }), at: Date.now() };
  const last = file.trail.at(-1);
  notes.setState({
    trailAt: undefined,
    ...(last && samePlace(last, visit) ? {} : { file: { ...file, trail: withVisit(file.trail, visit) } }),
  });
}

/** Where one is. */
export function placeHere({ place }: Pick<AppState, 'place'>): Omit<Visit, 'at'> {
  const { view, tick, cell } = place.getState();
  return { view, tick, ...(cell && { cell }) };
}

/** Goes one place back in the trail, or forward again. */
export function goAlongTrail(app: AppState, by: -1 | 1): void {
  const at = nextInTrail(app, by);
  const visit = at === undefined ? undefined : app.notes.getState().file.trail[at];
  if (at === undefined || visit === undefined) return;
  // Where one comes from is in the trail before it is left, so that forward leads there again.
  if (app.notes.getState().trailAt === undefined) recordVisit(app, placeHere(app));
  goToVisit(app, visit);
}

/** Goes to a visit of the trail, and is there in the trail too. */
export function goToVisit(app: AppState, visit: Visit): void {
  const at = app.notes.getState().file.trail.indexOf(visit);
  app.notes.setState({ trailAt: at < 0 ? undefined : at });
  show(app, visit);
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

function show(app: AppState, { tick, cell, view }: Goal): void {
  const { view: now } = app.place.getState();
  const known = VIEWS.find((one) => one === view) ?? (now === 'divergence' ? now : 'replay');
  app.place.setState({ view: known, tick, cell });
  if (cell) app.panes.getState().session?.map?.reveal(cell);
}
