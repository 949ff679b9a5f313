const KEY = 'lattice-replay-look';

/** What the first picture needs to know before the services have answered. */
interface Look {
  readonly theme?: unknown;
  readonly motion?: unknown;
}

/** The look that this browser kept; empty where it keeps nothing, or something else. */
export function keptLook(page: Window): Look {
  try {
    const kept: unknown = JSON.parse(page.localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // Storage is turned off in this browser, or holds what is not ours: nothing was kept.
    return {};
  }
}

/** Keeps a look where the browser allows it. */
export function keepLook(page: Window, { theme, motion }: Look): void {
  try {
    page.localStorage.setItem(KEY, JSON.stringify({ theme, motion }));
  } catch {
    // Storage is turned off in this browser: the first picture of the next visit has the system's look.
    return;
  }
}
