import type { Services } from '../../shared/api/answers.ts';
import { unpackFrames } from '../../shared/api/frame-packing.ts';
import type { PastState } from '../state/replay-controls.ts';
import { entityStateAt } from './entity-at.ts';

/** Frames a request; their bytes are let go of as soon as the one entity is read out of them. */
const BATCH = 256;

/** Past states of one entity of one replay; what is known is not asked for again while it stays the same entity. */
export class EntityHistory {
  readonly #services: Pick<Services, 'frames'>;
  readonly #states = new Map<number, PastState>();
  #of = '';

  constructor(services: Pick<Services, 'frames'>) {
    this.#services = services;
  }

  /** States over a stretch, both ends included, ascending; ticks without a frame are left out. Throws a `Fault`. */
  async read(replay: string, entity: number, from: number, to: number): Promise<readonly PastState[]> {
    const key = `${replay} ${entity}`;
    if (key !== this.#of) this.#states.clear();
    this.#of = key;
    const ticks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const missing = ticks.filter((tick) => !this.#states.has(tick));
    for (let at = 0; at < missing.length; at += BATCH) {
      await this.#fetch(replay, entity, missing.slice(at, at + BATCH));
      // Another entity was asked for meanwhile.
      if (key !== this.#of) return [];
    }
    return ticks.map((tick) => this.#states.get(tick)).filter((state) => state !== undefined);
  }

  /** Forgets all, as when other frames may be had. */
  forget(): void {
    this.#of = '';
    this.#states.clear();
  }

  async #fetch(replay: string, entity: number, ticks: readonly number[]): Promise<void> {
    const key = this.#of;
    const { frames } = await this.#services.frames({ replay, ticks: [...ticks], lane: 'history' });
    if (key !== this.#of) return;
    for (const { frame } of unpackFrames(frames)) {
      const state = entityStateAt(frame, entity);
      if (state !== undefined) this.#states.set(frame.tick, { tick: frame.tick, state });
    }
  }
}
