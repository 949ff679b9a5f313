import type { OpenedReplay, Services } from '../../shared/api/answers.ts';
import type { OpenRequest } from '../../shared/api/contract.ts';
import { FrameStore } from '../player/frame-store.ts';

/** A replay that the services have open, and the frames of it that the page holds. */
export interface HeldReplay {
  readonly opened: OpenedReplay;
  readonly store: FrameStore;
}

/** The replays that one connection has open; each request is opened once, also when panes change places. */
export class Replays {
  readonly services: Services;
  readonly #held = new Map<string, Promise<HeldReplay>>();

  constructor(services: Services) {
    this.services = services;
  }

  /** Opens a replay, or finds it open. Throws the `Fault` of the services. */
  get(request: OpenRequest): Promise<HeldReplay> {
    const key = JSON.stringify(request);
    const found = this.#held.get(key);
    if (found !== undefined) return found;
    const opening = this.#open(request);
    this.#held.set(key, opening);
    // What could not be opened may be tried again.
    opening.catch(() => this.#held.delete(key));
    return opening;
  }

  /** Closes every replay but these. */
  keepOnly(requests: readonly OpenRequest[]): void {
    const kept = new Set(requests.map((request) => JSON.stringify(request)));
    for (const [key, opening] of this.#held) {
      if (kept.has(key)) continue;
      this.#held.delete(key);
      // A replay that never opened, or whose connection has ended, has nothing left to close.
      opening.then(({ opened: { replay } }) => this.services.close({ replay })).catch(() => undefined);
    }
  }

  async #open(request: OpenRequest): Promise<HeldReplay> {
    const opened = await this.services.open(request);
    const pinned = [opened.firstTick, ...opened.graded.map(({ tick }) => tick)];
    return { opened, store: new FrameStore(this.services, opened.replay, pinned) };
  }
}
