import { LINK_SCHEME } from '../../shared/api/link.ts';
import { encodePlace } from '../state/address.ts';
import type { Place } from '../state/place.ts';
import { bridgeOf, type DesktopWindow } from './bridge.ts';

/** A link that leads to a place: into the desktop app by its own scheme, else to this page's address. */
export function linkTo(page: Window & DesktopWindow, place: Place): string {
  const query = encodePlace(place);
  if (bridgeOf(page)) return `${LINK_SCHEME}://open${query}`;
  const { origin, pathname, hash } = page.location;
  return `${origin}${pathname}${query}${hash}`;
}
