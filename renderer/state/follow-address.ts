import { decodePlace, encodePlace, isAnotherPage } from './address.ts';
import type { Place, PlaceStore } from './place.ts';

/** Browsers allow some hundred changes of the address in half a minute; a moment's rest is enough for people. */
const REST_MS = 120;

/** Keeps the address and the place the same, both ways. Returns what ends it. */
export function followAddress(place: PlaceStore, page: Window): () => void {
  let written = place.getState();
  let timer: number | undefined;
  const write = (push: boolean): void => {
    page.clearTimeout(timer);
    timer = undefined;
    const { pathname, search, hash } = page.location;
    const query = encodePlace(place.getState());
    if (query === search) return;
    // The rest of the address may hold the token, where a browser has no storage.
    if (push) page.history.pushState(null, '', pathname + query + hash);
    else page.history.replaceState(null, '', pathname + query + hash);
  };
  const changed = (now: Place, before: Place): void => {
    if (isAnotherPage(now, written)) {
      // What was about to be written belongs to the page that is left.
      if (timer !== undefined) leave(before);
      written = now;
      write(true);
      return;
    }
    timer ??= page.setTimeout(() => write(false), REST_MS);
  };
  const leave = (before: Place): void => {
    const { pathname, hash } = page.location;
    page.history.replaceState(null, '', pathname + encodePlace(before) + hash);
  };
  const moved = (): void => {
    page.clearTimeout(timer);
    timer = undefined;
    written = decodePlace(page.location.search);
    place.setState(written);
  };
  const flush = (): void => {
    if (timer !== undefined) write(false);
  };
  const stop = place.subscribe(changed);
  page.addEventListener('popstate', moved);
  page.addEventListener('pagehide', flush);
  return () => {
    stop();
    page.clearTimeout(timer);
    page.removeEventListener('popstate', moved);
    page.removeEventListener('pagehide', flush);
  };
}
