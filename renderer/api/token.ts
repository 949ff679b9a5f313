const KEY = 'lattice-replay-token';

/** What of a window is needed to find and keep the token; handed in, so that a test can. */
export interface TokenPlace {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
  readonly localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
}

/** Whether the address holds a token: a new one may be put into it while the page is open. */
export function holdsToken({ hash }: { readonly hash: string }): boolean {
  return new URLSearchParams(hash.slice(1)).has('token');
}

/** What there is to offer for the token: what the address holds, else the token of an earlier visit. */
export function findToken(place: TokenPlace): string | undefined {
  const given = new URLSearchParams(place.location.hash.slice(1)).get('token');
  if (given !== null) return given;
  try {
    return place.localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is turned off in this browser, so nothing was kept.
    return undefined;
  }
}

/**
 * Keeps the token, once it has been found right, in the browser's storage, and takes it off the address, so that it is in
 * no link that is copied. Storage belongs to one port, unlike cookies. Without storage the address has to keep it.
 */
export function keepToken(place: TokenPlace, token: string): void {
  const { hash, pathname, search } = place.location;
  const fragment = new URLSearchParams(hash.slice(1));
  fragment.delete('token');
  try {
    place.localStorage.setItem(KEY, token);
  } catch {
    // Storage is turned off: the address is the only place left.
    fragment.set('token', token);
  }
  const rest = fragment.size > 0 ? `#${fragment}` : '';
  if (rest !== hash) place.history.replaceState(null, '', pathname + search + rest);
}
