const KEY = 'lattice-replay-token';

/** What of a window is needed to find the token; handed in, so that a test can. */
export interface TokenPlace {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
  readonly localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
}

/** Whether the address holds a token: a new one may be put into it while the page is open. */
export function holdsToken(location: { readonly hash: string }): boolean {
  return new URLSearchParams(location.hash.slice(1)).has('token');
}

/**
 * The token out of the address, which is then kept in the browser's storage and taken off the address, so that it is in no
 * link that is copied. Storage belongs to one port, unlike cookies. Without storage it stays in the address.
 */
export function takeToken(place: TokenPlace): string | undefined {
  const { hash, pathname, search } = place.location;
  const fragment = new URLSearchParams(hash.slice(1));
  const given = fragment.get('token') ?? undefined;
  try {
    if (given === undefined) return place.localStorage.getItem(KEY) ?? undefined;
    place.localStorage.setItem(KEY, given);
  } catch {
    // Storage is turned off in this browser: the address is the only place left.
    return given;
  }
  fragment.delete('token');
  const rest = fragment.size > 0 ? `#${fragment}` : '';
  place.history.replaceState(null, '', pathname + search + rest);
  return given;
}
