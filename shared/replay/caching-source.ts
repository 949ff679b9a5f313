import type { FrameCache } from './frame-cache.ts';
import type { FrameSource, Reach, SourcedFrame } from './frame-source.ts';

/** Keeps what a source yields in a `FrameCache`; ticks that are held cost nothing. */
export class CachingSource implements FrameSource {
  readonly #source: FrameSource;
  readonly #cache: FrameCache;

  constructor(source: FrameSource, cache: FrameCache) {
    this.#source = source;
    this.#cache = cache;
    cache.pin(source.firstTick);
  }

  get scenario() {
    return this.#source.scenario;
  }

  get firstTick(): number {
    return this.#source.firstTick;
  }

  get lastTick(): number {
    return this.#source.lastTick;
  }

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    const cursor = ticks[0] ?? 0;
    // Missing ticks that follow each other are asked for together: a source may make them in one go.
    for (let at = 0; at < ticks.length; ) {
      const kept = this.#cache.get(ticks[at]!);
      if (kept !== undefined) {
        yield kept;
        at++;
        continue;
      }
      let end = at + 1;
      while (end < ticks.length && !this.#cache.has(ticks[end]!)) end++;
      for await (const sourced of this.#source.frames(ticks.slice(at, end), signal)) {
        this.#cache.set(sourced, cursor);
        yield sourced;
      }
      at = end;
    }
  }

  reach(): readonly Reach[] {
    return this.#source.reach();
  }

  async dispose(): Promise<void> {
    this.#cache.clear();
    await this.#source.dispose();
  }
}
