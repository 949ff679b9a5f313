import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';

/**
 * How much the reference engine may be asked for in one validation, in entities times ticks. Work instead of time, so
 * that every machine looks at the same answers. The largest shipped case takes about a billion in all.
 */
export const REFERENCE_WORK = 2_000_000_000;

/** Work that is left, and the answers for which there was none. */
export class ReferenceBudget {
  #left: number;
  readonly #skipped: string[] = [];

  constructor(work: number = REFERENCE_WORK) {
    this.#left = work;
  }

  /** Whether a scenario may be run; its input file is noted where it may not. */
  take(inputFile: string, { entities, snapshots }: Scenario): boolean {
    const work = Math.max(entities.length, 1) * (snapshots.at(-1) ?? 0);
    if (work > this.#left) {
      this.#skipped.push(inputFile);
      return false;
    }
    this.#left -= work;
    return true;
  }

  /** Input files whose answers were not compared with the reference. */
  get skipped(): readonly string[] {
    return this.#skipped;
  }
}
