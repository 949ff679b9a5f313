import { PlainEngine } from '../plain/engine.ts';

/** Stand-in. */
export class FastEngine extends PlainEngine {
  advance(tick: number, budgetMs: number): boolean {
    const until = performance.now() + budgetMs;
    while (this.tick < tick && performance.now() < until) this.step();
    return this.tick >= tick;
  }
}
