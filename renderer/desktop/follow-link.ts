import { decodePlace } from '../state/address.ts';
import type { AppState } from '../state/app-state.ts';
import { notify } from '../state/notices.ts';
import { nameOfPlace } from '../state/page-title.ts';
import type { OpenPlace } from '../state/place.ts';

/**
 * Goes where a link leads; what it does not name is as usual. A link may come from anywhere, and a replay of an engine runs
 * it: that waits until it is agreed to, unless the same engines are open already.
 */
export function followLink(app: AppState, query: string): void {
  const { place, notices, library } = app;
  const next = decodePlace(query);
  const go = (): void => place.setState(next);
  const engines = enginesOf(next.open);
  if (engines === '' || engines === enginesOf(place.getState().open)) {
    go();
    return;
  }
  const { items } = library.getState();
  notify(notices, {
    key: 'link',
    kind: 'question',
    text: `A link leads to ${items ? nameOfPlace(next, items) : 'an engine'}. Opening it runs the engine here, within its limits.`,
    action: { label: 'Open', run: go },
  });
}

/** What runs when a place is opened. */
function enginesOf(open: OpenPlace | undefined): string {
  const ids = [open?.module, open?.beside, open?.run];
  return ids.filter((id) => id !== undefined && id !== 'reference').join(' ');
}
