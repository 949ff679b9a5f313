import type { Part } from './parts.ts';

/** The steps of a tick, in the order of the rules; the third phase has two. */
export type StepName = 'sources' | 'inserters' | 'belts' | 'side-loads' | 'splitters' | 'crafters' | 'sinks';

/** Where the rules page says it, per step. */
const RULE_SECTION: Readonly<Record<StepName, string>> = {
  sources: 'phase 1, sources',
  inserters: 'phase 2, inserters',
  belts: 'phase 3, belts',
  'side-loads': 'phase 3, side-loads',
  splitters: 'phase 4, splitters',
  crafters: 'phase 5, crafters',
  sinks: 'phase 6, sinks',
};

/** One thing that happened in a tick, or did not and why, in the words of the field. */
export interface TraceEvent {
  readonly tick: number;
  readonly step: StepName;
  /** Section of the rules that decides it. */
  readonly rule: string;
  /** Index of the entity that acted, or could not. */
  readonly entity: number;
  /** Indexes of the other entities that took part. */
  readonly others: readonly number[];
  readonly happened: boolean;
  readonly text: string;
}

/** Hands the events of the running tick to whoever listens; where nobody does, there is no tracer and no cost. */
export class Tracer {
  readonly #listener: (event: TraceEvent) => void;
  tick = 0;
  step: StepName = 'sources';

  constructor(listener: (event: TraceEvent) => void) {
    this.#listener = listener;
  }

  did(part: Part, text: string, ...others: (Part | undefined)[]): void {
    this.#tell(true, part, text, others);
  }

  /** For what a rule looked at and left as it was, with the reason. */
  didNot(part: Part, text: string, ...others: (Part | undefined)[]): void {
    this.#tell(false, part, text, others);
  }

  #tell(happened: boolean, part: Part, text: string, others: readonly (Part | undefined)[]): void {
    this.#listener({
      tick: this.tick,
      step: this.step,
      rule: RULE_SECTION[this.step],
      entity: part.index,
      others: others.filter((other) => other !== undefined).map((other) => other.index),
      happened,
      text,
    });
  }
}
