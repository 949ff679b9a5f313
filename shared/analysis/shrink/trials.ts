import { CancelledFault } from '../../base/cancelled.ts';
import { guestBytes } from '../../lattice/scenario/guest.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { checksumOf } from '../../lattice/state/checksum.ts';
import { type DifferenceKind, sameKind } from '../difference-kind.ts';
import { upTo } from './cuts.ts';
import type { Difference } from './judge.ts';
import type { Best, ShrinkOptions } from './shrink-options.ts';

/** The smallest scenario so far, and the judge before whom smaller ones are brought. */
export class Trials {
  readonly #options: ShrinkOptions;
  readonly #keep: DifferenceKind | 'any';
  /** Scenarios that no longer differed, by the checksum of their text; passes come by the same ones again. */
  readonly #refused = new Set<string>();
  #best: Best;
  #runs: number;

  constructor(best: Best, keep: DifferenceKind | 'any', options: ShrinkOptions) {
    this.#options = options;
    this.#keep = keep;
    this.#runs = best.runs;
    this.#best = best;
    this.#accept(best.scenario, best.difference);
  }

  get best(): Best {
    return this.#best;
  }

  get runs(): number {
    return this.#runs;
  }

  /**
   * Judges scenarios in order until one still differs, which becomes the best, cut at its first different tick; they are
   * made as they are needed. As many as are allowed at once are judged together, and the first in order is taken, so the
   * number changes nothing but the time. False if none differs. Throws a `CancelledFault` when it was stopped or the runs
   * are used up.
   */
  async first(scenarios: Iterable<Scenario>): Promise<boolean> {
    let batch: Scenario[] = [];
    for (const scenario of scenarios) {
      if (this.#refused.has(keyOf(scenario))) continue;
      batch.push(scenario);
      if (batch.length < this.#options.parallel) continue;
      if (await this.#firstOf(batch)) return true;
      batch = [];
    }
    return batch.length > 0 && (await this.#firstOf(batch));
  }

  /** Judges a few together and takes the first in order that still differs. */
  async #firstOf(batch: readonly Scenario[]): Promise<boolean> {
    const differences = await this.#judge(batch);
    const taken = differences.findIndex((difference) => difference !== undefined && this.#isKept(difference));
    const refused = taken < 0 ? batch : batch.slice(0, taken);
    for (const scenario of refused) this.#refused.add(keyOf(scenario));
    if (taken < 0) return false;
    this.#accept(batch[taken]!, differences[taken]!);
    return true;
  }

  async #judge(batch: readonly Scenario[]): Promise<(Difference | undefined)[]> {
    const { judge, signal, mostRuns = Number.POSITIVE_INFINITY } = this.#options;
    if (signal.aborted || this.#runs >= mostRuns) throw new CancelledFault();
    this.#runs += batch.length;
    const differences = await Promise.all(batch.map((scenario) => judge(scenario, signal)));
    if (signal.aborted) throw new CancelledFault();
    return differences;
  }

  #isKept({ kinds }: Difference): boolean {
    const keep = this.#keep;
    return keep === 'any' || kinds.some((kind) => sameKind(kind, keep));
  }

  #accept(scenario: Scenario, difference: Difference): void {
    this.#best = { scenario: upTo(scenario, difference.firstDifferentTick), difference, runs: this.#runs };
    this.#options.onBest?.(this.#best);
  }
}

function keyOf(scenario: Scenario): string {
  return checksumOf(guestBytes(scenario));
}
