import type { DesktopBridge, WindowFacts } from '../../shared/api/bridge.ts';
import type { AppState } from '../state/app-state.ts';
import { isGrading, progressOf } from './running-work.ts';

/** What is over sooner is not worth a bar. */
const WORTH_TELLING_MS = 1000;

/** Makes the facts of the window; work counts once it has gone on for a second. `now` in ms. */
export class WindowFactsOf {
  readonly #app: AppState;
  #since: number | undefined;

  constructor(app: AppState) {
    this.#app = app;
  }

  at(now: number): WindowFacts {
    const progress = progressOf(this.#app);
    this.#since = progress === undefined ? undefined : (this.#since ?? now);
    const long = this.#since !== undefined && now - this.#since >= WORTH_TELLING_MS;
    const { open, field, case: onCase } = this.#app.place.getState();
    return {
      // A bar that moves by less than a hundredth would only be sent for nothing.
      progress: long && progress !== undefined ? Math.round(progress * 100) / 100 : null,
      grading: isGrading(this.#app),
      unsaved: false,
      item: open?.run ?? open?.module ?? open?.states ?? open?.scenario ?? field ?? onCase ?? null,
    };
  }
}

/** Tells the window what its page is at, whenever that has changed. */
export function factsSender(app: AppState, bridge: DesktopBridge): (now: number) => void {
  const facts = new WindowFactsOf(app);
  let sent = '';
  return (now) => {
    const next = facts.at(now);
    const text = JSON.stringify(next);
    if (text === sent) return;
    sent = text;
    bridge.setWindowFacts(next);
  };
}
