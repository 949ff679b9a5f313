import { samePlace } from '../../shared/notes/trail.ts';
import type { AppState } from '../state/app-state.ts';
import { placeHere, recordVisit } from './go-to-place.ts';

/** A place is looked at when one stays so long. */
const STAY_MS = 2000;
/** One that was jumped to, so soon that a hand that drags the tick along leaves no trail. */
const STAY_AFTER_JUMP_MS = 700;
/** More ticks than any key steps. */
const JUMP_TICKS = 600;

/** Records in the trail where one stays; `clock` gives ms. Returns what ends it. */
export function followTrail(
  app: Pick<AppState, 'place' | 'notes'>,
  clock: () => number = () => performance.now(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = clock();
  const recordIfStays = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => recordVisit(app, placeHere(app)), ms);
  };
  const stops = [
    // Notes are read a moment after the place they are about was opened; one is there already then.
    app.notes.subscribe(({ key }, before) => {
      if (key !== undefined && key !== before.key) recordIfStays(STAY_MS);
    }),
    app.place.subscribe((now, before) => {
      if (samePlace(now, before) && now.open === before.open) return;
      clearTimeout(timer);
      const stayed = clock() - since;
      since = clock();
      const { trailAt, file } = app.notes.getState();
      const led = trailAt === undefined ? undefined : file.trail[trailAt];
      if (now.open === undefined || (led && samePlace(led, now))) return;
      const jumped = now.view !== before.view || Math.abs(now.tick - before.tick) > JUMP_TICKS;
      if (jumped && now.open === before.open && stayed >= STAY_AFTER_JUMP_MS) recordVisit(app, before);
      recordIfStays(jumped ? STAY_AFTER_JUMP_MS : STAY_MS);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
