import { CancelledFault } from '../base/cancelled.ts';
import { Fault } from '../base/fault.ts';
import type { Frame } from '../lattice/state/frame.ts';

/** What a replay needs of an engine; both engines of `shared/lattice` give it. */
export interface SteppingEngine {
  readonly tick: number;
  /** Runs towards `tick` for about `budgetMs`; true when it is reached. */
  advance(tick: number, budgetMs: number): boolean;
  frame(): Frame;
  restore(frame: Frame): void;
}

/** Keyframes over the whole run when nothing else is said: a seek simulates 1/256 of it at most. */
const KEYFRAMES = 256;
const LEAST_SPACING = 100;
/** How long the engine runs before it looks up; a cancel is heard within 100 ms. */
const SLICE_MS = 25;

export interface KeyframeOptions {
  readonly lastTick: number;
  /** Bytes that keyframes may hold; past them every second one is dropped and the spacing doubles. */
  readonly budgetBytes: number;
  /** Lets other work have its turn; a promise so that messages are heard. */
  readonly turn: () => Promise<void>;
}

/**
 * An engine that goes to any tick, forward or back, by the nearest keyframe before it. Keyframes are taken wherever it
 * passes a multiple of the spacing; tick 0 is always kept. Never blocks longer than a slice.
 */
export class KeyframedEngine {
  readonly #engine: SteppingEngine;
  readonly #options: KeyframeOptions;
  readonly #keyframes = new Map<number, Frame>();
  #spacing: number;
  #bytes = 0;
  /** One seek at a time uses the engine; the next waits for it. */
  #busy: Promise<unknown> = Promise.resolve();

  /** `engine` stands at tick 0. */
  constructor(engine: SteppingEngine, options: KeyframeOptions) {
    this.#engine = engine;
    this.#options = options;
    this.#spacing = Math.max(LEAST_SPACING, Math.ceil(options.lastTick / KEYFRAMES));
    this.#keep(engine.frame());
  }

  /** Ticks between two keyframes now. */
  get spacing(): number {
    return this.#spacing;
  }

  /** Bytes that the keyframes hold. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether every keyframe up to this tick is there, so that a seek to it costs one stretch at most. */
  get builtTo(): number {
    let tick = 0;
    while (this.#keyframes.has(tick + this.#spacing)) tick += this.#spacing;
    return tick;
  }

  /** The frame at a tick. Throws a `Fault`: `tick-range`, or `cancelled` once the signal is aborted. */
  async frameAt(tick: number, signal: AbortSignal): Promise<Frame> {
    if (!Number.isSafeInteger(tick) || tick < 0 || tick > this.#options.lastTick) {
      const limit = this.#options.lastTick;
      throw new Fault('tick-range', `there is no tick ${tick}; the last one is ${limit}`, {
        limit,
        found: tick,
      });
    }
    const seek = this.#busy.then(() => this.#seek(tick, signal));
    this.#busy = seek.catch(() => undefined);
    return await seek;
  }

  async #seek(tick: number, signal: AbortSignal): Promise<Frame> {
    if (signal.aborted) throw new CancelledFault();
    const base = this.#nearestKeyframe(tick);
    const here = this.#engine.tick;
    if (here > tick || here < base.tick) this.#engine.restore(base);
    while (this.#engine.tick < tick) {
      const next = Math.min(tick, this.#nextKeyframeTick());
      while (!this.#engine.advance(next, SLICE_MS)) await this.#turn(signal);
      if (next % this.#spacing === 0 && !this.#keyframes.has(next)) this.#keep(this.#engine.frame());
    }
    if (signal.aborted) throw new CancelledFault();
    return this.#keyframes.get(tick) ?? this.#engine.frame();
  }

  async #turn(signal: AbortSignal): Promise<void> {
    await this.#options.turn();
    if (signal.aborted) throw new CancelledFault();
  }

  #nextKeyframeTick(): number {
    return (Math.floor(this.#engine.tick / this.#spacing) + 1) * this.#spacing;
  }

  #nearestKeyframe(tick: number): Frame {
    for (let at = Math.floor(tick / this.#spacing) * this.#spacing; at > 0; at -= this.#spacing) {
      const keyframe = this.#keyframes.get(at);
      if (keyframe !== undefined) return keyframe;
    }
    return this.#keyframes.get(0)!;
  }

  #keep(frame: Frame): void {
    this.#keyframes.set(frame.tick, frame);
    this.#bytes += frame.bytes.length;
    while (this.#bytes > this.#options.budgetBytes && this.#keyframes.size > 2) this.#thinOut();
  }

  #thinOut(): void {
    this.#spacing *= 2;
    for (const [tick, { bytes }] of this.#keyframes) {
      if (tick % this.#spacing === 0) continue;
      this.#keyframes.delete(tick);
      this.#bytes -= bytes.length;
    }
  }
}
