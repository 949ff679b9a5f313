import { sameBytes } from '../../base/same-bytes.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import type { Frame } from '../../lattice/state/frame.ts';
import { Pace } from '../pace.ts';
import { differenceOf, type Judge } from './judge.ts';

/** What a judge needs of an engine; both engines of `shared/lattice` give it. */
export interface JudgedEngine {
  step(): void;
  frame(): Frame;
}

/** A judge over two engines that run here: every state of every tick is compared. `turn` lets other work have its turn. */
export function engineJudge(
  rules: (scenario: Scenario) => JudgedEngine,
  module: (scenario: Scenario) => JudgedEngine,
  turn: () => Promise<void>,
): Judge {
  return async (scenario, signal) => {
    const pace = new Pace({ signal, turn });
    const a = rules(scenario);
    const b = module(scenario);
    for (let tick = 1; tick <= scenario.ticks; tick++) {
      a.step();
      b.step();
      const frames = { a: a.frame(), b: b.frame() };
      if (!sameBytes(frames.a.bytes, frames.b.bytes))
        return differenceOf(scenario, frames.a, frames.b, tick - 1);
      await pace.breathe();
    }
    return undefined;
  };
}
