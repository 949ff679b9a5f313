import { PlainEngine } from '../plain/engine.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { decodeFrame } from '../state/canonical.ts';
import type { EntityState, SinkState } from '../state/entity-state.ts';
import type { Frame } from '../state/frame.ts';
import { buildIslands } from './build/build.ts';
import { Course } from './recurrence/course.ts';
import { FrameWriter } from './state/frame-writer.ts';
import { isLawful } from './state/lawful.ts';
import { emptyStates, statesOf } from './state/restore.ts';
import { SinkCounts } from './state/sink-counts.ts';

/** Ticks after which an unlawful state is looked at again: reading it takes as long as some ten ticks of it. */
const UNLAWFUL_STRETCH = 64;
/** Ticks that are played together when they are asked for one by one: an island by itself keeps to the caches. */
const MOST_BEHIND = 64;
/** Ticks of the first stretch of `advance`, which then doubles while it takes a small part of the time allowed. */
const FIRST_STRETCH = 64;
const STRETCHES_PER_BUDGET = 8;

/**
 * The rules of the plain engine, as they stand, many times as fast: the same states at every tick. The factory is divided
 * into islands that run each by itself, and a state that an island is proven to come back to makes all later ones known.
 */
export class FastEngine {
  readonly scenario: Scenario;
  readonly #courses: readonly Course[];
  readonly #sinks: readonly number[];
  readonly #counts: SinkCounts;
  readonly #writer: FrameWriter;
  #tick = 0;
  /** Ticks that the islands have played; they may be some behind, as nobody sees it. */
  #played = 0;
  /** Runs a restored state for which the islands' shortcuts do not hold, until they do. */
  #plain: PlainEngine | undefined;
  #stretch = FIRST_STRETCH;

  constructor(scenario: Scenario) {
    const islands = buildIslands(scenario);
    this.scenario = scenario;
    this.#sinks = [...scenario.entities.keys()].filter((index) => scenario.entities[index]!.type === 'sink');
    this.#counts = new SinkCounts(this.#sinks, islands);
    this.#writer = new FrameWriter(scenario, islands, this.#sinks, this.#counts);
    this.#courses = islands.map((island) => new Course(island));
    this.#load(emptyStates(scenario), 0);
  }

  /** Ticks done. */
  get tick(): number {
    return this.#tick;
  }

  /** One tick, simulated. */
  step(): void {
    if (this.#plain !== undefined) {
      this.#stepPlain(this.#plain);
      return;
    }
    this.#tick++;
    if (this.#tick - this.#played >= MOST_BEHIND) this.#play();
  }

  /** Runs until `tick` ticks are done, by whole cycles where a state is proven to recur. */
  runTo(tick: number): void {
    while (this.#plain !== undefined && this.#tick < tick) this.#stepPlain(this.#plain);
    if (this.#tick >= tick) return;
    this.#play();
    for (const course of this.#courses) course.runTo(tick);
    this.#tick = tick;
    this.#played = tick;
  }

  /** Runs towards `tick` for about `budgetMs`; true when it is reached. For workers that must stay responsive. */
  advance(tick: number, budgetMs: number): boolean {
    const from = performance.now();
    while (this.#tick < tick) {
      const start = performance.now();
      if (start - from >= budgetMs) return false;
      const stretch = this.#plain === undefined ? this.#stretch : 1;
      this.runTo(Math.min(tick, this.#tick + stretch));
      if (stretch === 1) continue;
      const share = (performance.now() - start) * STRETCHES_PER_BUDGET;
      if (share < budgetMs) this.#stretch = stretch * 2;
      else this.#stretch = Math.max(FIRST_STRETCH, Math.floor(stretch / 2));
    }
    return true;
  }

  /** The state after the ticks done. */
  frame(): Frame {
    if (this.#plain !== undefined) return this.#plain.frame();
    this.#play();
    return this.#writer.write(this.#tick);
  }

  /**
   * Goes to a state, from which it runs on as if it had come there by itself. Throws a `Fault`: `state-revision` for
   * splitters of an older revision, `state-mismatch` when the state is not one of this layout.
   */
  restore(frame: Frame): void {
    const { tick, states } = statesOf(this.scenario, frame);
    this.#plain = undefined;
    if (this.#isLawful(states)) {
      this.#load(states, tick);
      return;
    }
    this.#plain = new PlainEngine(this.scenario);
    this.#plain.restore(frame);
    this.#tick = this.#plain.tick;
  }

  /** Has every island play the ticks done. */
  #play(): void {
    if (this.#played === this.#tick) return;
    for (const course of this.#courses) course.playTo(this.#tick);
    this.#played = this.#tick;
  }

  #stepPlain(plain: PlainEngine): void {
    plain.step();
    this.#tick = plain.tick;
    if (this.#tick % UNLAWFUL_STRETCH !== 0) return;
    const { entities } = decodeFrame(plain.frame());
    if (!this.#isLawful(entities)) return;
    this.#plain = undefined;
    this.#load(entities, this.#tick);
  }

  #isLawful(states: readonly EntityState[]): boolean {
    return isLawful(
      this.#courses.map(({ island }) => island),
      this.#sinks,
      states,
    );
  }

  #load(states: readonly EntityState[], tick: number): void {
    for (const course of this.#courses) course.load(states, tick);
    this.#sinks.forEach((entity, sink) => {
      this.#counts.load(sink, states[entity] as SinkState);
    });
    this.#tick = tick;
    this.#played = tick;
    this.#stretch = FIRST_STRETCH;
  }
}
