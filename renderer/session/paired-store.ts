import { Fault } from '../../shared/base/fault.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import type { FrameStore, Lane } from '../player/frame-store.ts';

type Frames = Pick<FrameStore, 'get' | 'fetch' | 'frameAt'>;

/**
 * Two replays as one to the player: a tick of A counts as there when B has it as well, so that both panes show the same
 * tick. Where B has none, or fails, A goes on alone.
 */
export class PairedStore implements Frames {
  readonly #a: Frames;
  readonly #b: Frames;
  readonly #missingInB = new Set<number>();

  constructor(a: Frames, b: Frames) {
    this.#a = a;
    this.#b = b;
  }

  get(tick: number): SourcedFrame | undefined {
    const ready = this.#missingInB.has(tick) || this.#b.get(tick) !== undefined;
    return ready ? this.#a.get(tick) : undefined;
  }

  async fetch(ticks: readonly number[], lane: Lane): Promise<void> {
    await Promise.all([this.#a.fetch(ticks, lane), this.#fetchB(ticks, lane)]);
  }

  async frameAt(tick: number): Promise<SourcedFrame> {
    const [frame] = await Promise.all([this.#a.frameAt(tick), this.#fetchB([tick], 'seek')]);
    return frame;
  }

  async #fetchB(ticks: readonly number[], lane: Lane): Promise<void> {
    try {
      await this.#b.fetch(ticks, lane);
    } catch (error) {
      if (!(error instanceof Fault) || error.code === 'cancelled') throw error;
    }
    for (const tick of ticks) if (this.#b.get(tick) === undefined) this.#missingInB.add(tick);
  }
}
