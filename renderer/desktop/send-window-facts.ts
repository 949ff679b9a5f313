import type { DesktopBridge, WindowFacts } from '../../shared/api/bridge.ts';
import type { AppState } from '../state/app-state.ts';
import { hasUnsavedNotes } from '../state/notes.ts';
import type { Place } from '../state/place.ts';
import { isGrading, progressOf } from './running-work.ts';

/** What is over sooner is not worth a bar. */
const WORTH_TELLING_MS = 1000;

/** Tells the window what its page is at, whenever that has changed; `now` in ms. Work counts once it has gone on for a second. */
export function factsSender(app: AppState, bridge: DesktopBridge): (now: number) => void {
  let since: number | undefined;
  let sent = '';
  return (now) => {
    const progress = progressOf(app);
    since = progress === undefined ? undefined : (since ?? now);
    const long = since !== undefined && now - since >= WORTH_TELLING_MS;
    const facts: WindowFacts = {
      // A bar that moves by less than a hundredth would be sent for nothing.
      progress: long && progress !== undefined ? Math.round(progress * 100) / 100 : null,
      grading: isGrading(app),
      unsaved: hasUnsavedNotes(app.notes.getState()),
      item: shownItem(app.place.getState()),
    };
    const text = JSON.stringify(facts);
    if (text === sent) return;
    sent = text;
    bridge.setWindowFacts(facts);
  };
}

/** What the window is about: what was opened, before what it stands on. */
function shownItem({ open, field, case: onCase }: Place): string | null {
  return open?.run ?? open?.module ?? open?.states ?? open?.scenario ?? field ?? onCase ?? null;
}
