import { Fault } from '../../base/fault.ts';
import { CURVE_RULE, type CurveRule, layoutOf } from '../layout.ts';
import { type ReadingId, type Readings, readingsOf } from '../readings.ts';
import type { EntityType, Scenario } from '../scenario/scenario.ts';
import { decodeFrame, encodeFrame } from '../state/canonical.ts';
import type { Frame } from '../state/frame.ts';
import { moveBelts } from './belts.ts';
import { buildParts } from './build.ts';
import { runCrafters } from './crafters.ts';
import { runInserters } from './inserters.ts';
import { stepOrder } from './order.ts';
import type { BeltPart, Part } from './parts.ts';
import { runSideLoads } from './side-loads.ts';
import { runSinks } from './sinks.ts';
import { runSources } from './sources.ts';
import { runSplitters } from './splitters.ts';
import { restorePart, stateOf } from './state.ts';
import { type StepName, type TraceEvent, Tracer } from './trace.ts';

export interface PlainEngineOptions {
  /** Readings of the rules to follow; none means the rules as they stand. */
  readonly readings?: Iterable<ReadingId>;
  /** Hears what happens in each tick, and what does not and why. */
  readonly trace?: (event: TraceEvent) => void;
}

/**
 * The rules page made executable, a file a phase (spec: lattice-rules). Slow and meant to be read; what is fast is proven
 * against it.
 */
export class PlainEngine {
  readonly scenario: Scenario;
  readonly #as: Readings;
  readonly #order: readonly StepName[];
  readonly #parts: readonly Part[];
  readonly #runs: readonly (readonly BeltPart[])[];
  readonly #steps: Readonly<Record<StepName, () => void>>;
  readonly #tracer: Tracer | undefined;
  #tick = 0;

  constructor(scenario: Scenario, { readings = [], trace }: PlainEngineOptions = {}) {
    const as = readingsOf(readings);
    const layout = layoutOf(scenario, curveRule(as));
    const parts = buildParts(layout, as);
    const tracer = trace && new Tracer(trace);
    const ofKind = <K extends Part['kind']>(...kinds: readonly K[]) =>
      parts.filter((part): part is Extract<Part, { kind: K }> =>
        (kinds as readonly string[]).includes(part.kind),
      );
    const belts = ofKind('belt');
    const sources = ofKind('source');
    const inserters = ofKind('inserter');
    const splitters = ofKind('splitter', 'lane-splitter');
    const crafters = ofKind('crafter');
    const sinks = ofKind('sink');
    const runs = layout.runs.map((run) => run.map((index) => parts[index] as BeltPart));
    this.scenario = scenario;
    this.#as = as;
    this.#order = stepOrder(as);
    this.#parts = parts;
    this.#runs = runs;
    this.#tracer = tracer;
    this.#steps = {
      sources: () => runSources(sources, this.#tick, as, tracer),
      inserters: () => runInserters(inserters, as, tracer),
      belts: () => moveBelts(runs, as, tracer),
      'side-loads': () => runSideLoads(belts, as, tracer),
      splitters: () => runSplitters(splitters, as, tracer),
      crafters: () => runCrafters(crafters, as, tracer),
      sinks: () => runSinks(sinks, as, tracer),
    };
  }

  /** Ticks done. */
  get tick(): number {
    return this.#tick;
  }

  /** Readings followed, as flags. */
  get readings(): Readings {
    return this.#as;
  }

  /** Enters the next tick and runs its phases. */
  step(): void {
    this.#tick++;
    if (this.#tracer) this.#tracer.tick = this.#tick;
    for (const step of this.#order) {
      if (this.#tracer) this.#tracer.step = step;
      this.#steps[step]();
    }
  }

  /** Steps until `tick` ticks are done. */
  runTo(tick: number): void {
    while (this.#tick < tick) this.step();
  }

  /** Runs towards `tick` for about `budgetMs`; true when it is reached. For threads that must stay responsive. */
  advance(tick: number, budgetMs: number): boolean {
    const until = performance.now() + budgetMs;
    while (this.#tick < tick && performance.now() < until) this.step();
    return this.#tick >= tick;
  }

  /** The state after the ticks done. */
  frame(): Frame {
    return encodeFrame({ tick: this.#tick, entities: this.#parts.map((part) => stateOf(part, this.#tick)) });
  }

  /**
   * Goes to a state, from which it runs on as if it had come there by itself. Throws a `Fault`: `state-revision` for
   * splitters of an older revision, `state-mismatch` when the state is not one of this layout.
   */
  restore(frame: Frame): void {
    if (frame.shape !== 'pref') {
      throw new Fault('state-revision', 'states of older revisions can be read but not run on', {
        shape: frame.shape,
      });
    }
    const { tick, entities } = decodeFrame(frame);
    if (entities.length !== this.#parts.length) {
      const message = `the layout has ${this.#parts.length} entities, the state ${entities.length}`;
      throw new Fault('state-mismatch', message, { limit: this.#parts.length, found: entities.length });
    }
    for (const part of this.#parts) restorePart(part, entities[part.index]!);
    this.#tick = tick;
  }

  /** Belts of each run from its output end, for those who show them. */
  runs(): readonly (readonly number[])[] {
    return this.#runs.map((run) => run.map((belt) => belt.index));
  }
}

function curveRule(as: Readings): CurveRule {
  const undoneBy = new Set<EntityType>(CURVE_RULE.undoneBy);
  const ignore = (...types: EntityType[]): void => {
    for (const type of types) undoneBy.delete(type);
  };
  if (as['curve-ignores-feeders']) undoneBy.clear();
  if (as['curve-ignores-source']) ignore('source');
  if (as['curve-ignores-inserter']) ignore('inserter');
  if (as['curve-ignores-splitter']) ignore('splitter', 'lane-splitter');
  return { curves: !as['turn-always-sideloads'], undoneBy };
}
