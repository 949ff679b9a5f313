import { samePlace, withVisit } from '../../shared/notes/trail.ts';
import type { AppState } from '../state/app-state.ts';
import type { Place } from '../state/place.ts';
import { placeHere } from './go-to-place.ts';

/** A place is looked at when one stays so long. */
const STAY_MS = 2000;
/** One that was jumped to, so soon that a hand that drags the tick along leaves no trail. */
const STAY_AFTER_JUMP_MS = 700;
/** More ticks than any key steps. */
const JUMP_TICKS = 600;

/** Records in the trail where one stays; `clock` gives ms. Returns what ends it. */
export function followTrail(app: AppState, clock: () => number = () => performance.now()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = clock();
  const record = (place: Place): void => {
    const { key, file } = app.notes.getState();
    if (key === undefined) return;
    const { view, tick, cell } = place;
    const visit = { view, tick, ...(cell && { cell }), at: Date.now() };
    const last = file.trail.at(-1);
    if (last && samePlace(last, visit)) return;
    app.notes.setState({ file: { ...file, trail: withVisit(file.trail, visit) }, trailAt: undefined });
  };
  // Notes are read a moment after the place they are about was opened; one is there already then.
  const stopNotes = app.notes.subscribe(({ key }, before) => {
    if (key === undefined || key === before.key) return;
    clearTimeout(timer);
    timer = setTimeout(() => record(app.place.getState()), STAY_MS);
  });
  const stop = app.place.subscribe((now, before) => {
    if (samePlace(now, before) && now.open === before.open) return;
    clearTimeout(timer);
    const stayed = clock() - since;
    since = clock();
    const { trailAt, file } = app.notes.getState();
    const led = trailAt === undefined ? undefined : file.trail[trailAt];
    if (now.open === undefined || (led && samePlace(led, placeHere(app)))) return;
    const jumped = now.view !== before.view || Math.abs(now.tick - before.tick) > JUMP_TICKS;
    if (jumped && now.open === before.open && stayed >= STAY_AFTER_JUMP_MS) record(before);
    timer = setTimeout(() => record(now), jumped ? STAY_AFTER_JUMP_MS : STAY_MS);
  });
  return () => {
    stop();
    stopNotes();
    clearTimeout(timer);
  };
}
