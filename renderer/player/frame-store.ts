import type { Services } from '../../shared/api/answers.ts';
import { unpackFrames } from '../../shared/api/frame-packing.ts';
import { Fault } from '../../shared/base/fault.ts';
import { FrameCache } from '../../shared/replay/frame-cache.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';

/** Bytes of frames that one page holds for one replay. */
const BUDGET_BYTES = 192 * 1024 * 1024;

export type Lane = 'seek' | 'ahead' | 'before' | 'history' | 'graded';

/** The frames of one replay that the page holds, and the way to the others. */
export class FrameStore {
  readonly #services: Pick<Services, 'frames'>;
  readonly #replay: string;
  readonly #cache: FrameCache;

  constructor(services: Pick<Services, 'frames'>, replay: string, pinned: Iterable<number>) {
    this.#services = services;
    this.#replay = replay;
    this.#cache = new FrameCache(BUDGET_BYTES, pinned);
  }

  get(tick: number): SourcedFrame | undefined {
    return this.#cache.get(tick);
  }

  /**
   * Asks for ticks and keeps what comes. Throws the `Fault` of the services: `cancelled` when another request on the same
   * lane came after it. Ticks without a frame are left out.
   */
  async fetch(ticks: readonly number[], lane: Lane): Promise<void> {
    const missing = ticks.filter((tick) => !this.#cache.has(tick));
    if (missing.length === 0) return;
    const { frames } = await this.#services.frames({ replay: this.#replay, ticks: missing, lane });
    for (const sourced of unpackFrames(frames)) this.#cache.set(sourced, ticks[0] ?? 0);
  }

  /** The frame at a tick, fetched if need be. Throws as `fetch` does, and `tick-missing` where there is none. */
  async frameAt(tick: number): Promise<SourcedFrame> {
    await this.fetch([tick], 'seek');
    const found = this.#cache.get(tick);
    if (found === undefined)
      throw new Fault('tick-missing', `there is no state for tick ${tick}`, { found: tick });
    return found;
  }

  /** Forgets frames whose provenance may have changed, as when a record pass has ended. */
  forget(): void {
    this.#cache.clear();
  }
}
