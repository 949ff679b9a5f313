/** The desktop app's own scheme; its pages have nothing to do with files or the network. */
export const APP_SCHEME = 'app';

/** The name by which systems know the app; its packages carry the same. */
export const APP_ID = 'app.lattice-replay';

/** Origin of the desktop app's page. */
export const APP_ORIGIN = `${APP_SCHEME}://lattice-replay`;

/** The page's address, at a tick if one is asked for. */
export function appAddress(tick: number | undefined): string {
  return `${APP_ORIGIN}/${tick === undefined ? '' : `?tick=${tick}`}`;
}

/** Whether an address is our page's, by its parsed origin and never by how it begins. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // Node gives schemes that it does not know the origin `null`, so the parts are compared instead.
  const { protocol, host, username, password } = new URL(address);
  return `${protocol}//${host}` === APP_ORIGIN && username === '' && password === '';
}
