import type { IslandPlan } from './plan.ts';

/** Stands for "not by itself": only a change by another actor can bring it about. */
export const NEVER = 0x7fffffff;
/** Slots of the time wheel; what is due later is looked at again when the wheel has come round. */
export const SLOTS = 128;

/** The states of an inserter as numbers, in the order of `INSERTER_PHASES`. */
export const IDLE = 0;
export const SWINGING = 1;
export const RETURNING = 2;

/**
 * The state of an island, a part of the factory that shares nothing with the rest but sinks and endless sources. Its
 * wiring (the plan) is fixed, and everything that changes stands here in typed arrays, since the phases touch it every
 * tick. Times are in ticks of the island's own clock, which `epoch` ties to those of the factory.
 */
export class Island {
  readonly plan: IslandPlan;

  /** Tick of the factory at which the island's clock stood at 0. */
  epoch = 0;
  /** Ticks done or, within a tick, the tick being entered. */
  tick = 0;
  /** Belt moves done: one less than `tick` until the belts have moved, then the same. */
  moves = 0;
  /** The actor whose turn it is; `NEVER` between ticks. */
  current = NEVER;
  /** Index of the item that kept the last forced one from landing. */
  blocker = 0;

  /** A bit per actor in each slot of the wheel: the actors to look at in that tick. */
  readonly wheel: Int32Array;
  /** Which slots hold any bit. */
  readonly used: Uint8Array;

  /** Rings of items, a ring a lane; how to read `place` is told in `lanes.ts`. */
  readonly place: Int32Array;
  readonly item: Uint8Array;
  readonly head: Int32Array;
  readonly count: Int32Array;
  readonly stop: Int32Array;
  /** Whether somebody sleeps until an item leaves the lane. */
  readonly awaited: Uint8Array;
  /** Whether the mover of a lane of mixed tiers is awake. */
  readonly moving: Uint8Array;

  readonly inserterPhase: Uint8Array;
  readonly inserterDue: Int32Array;
  readonly inserterHeld: Uint8Array;

  /** Two counts a crafter, in the order of its recipe's inputs. */
  readonly buffered: Uint8Array;
  readonly made: Uint8Array;
  readonly crafting: Uint8Array;
  readonly craftDue: Int32Array;

  /** Bit 0 and 1: the left and the right lane's preferred output. */
  readonly preferred: Uint8Array;
  /** `in_first` as it would stand at tick 0 of the island's clock, as it flips every tick. */
  readonly inFirst: Uint8Array;

  readonly sourceDue: Float64Array;
  /** Last tick at which each source was looked at. */
  readonly sourceActive: Int32Array;

  /** What the island's actors put into sinks since the last `clear`, a row of all items per sink. */
  readonly consumed: Float64Array;

  constructor(plan: IslandPlan) {
    this.plan = plan;
    const { lanes, actors } = plan;
    this.wheel = new Int32Array(SLOTS * actors.words);
    this.used = new Uint8Array(SLOTS);
    this.place = new Int32Array(lanes.ringSlots);
    this.item = new Uint8Array(lanes.ringSlots);
    this.head = new Int32Array(lanes.count);
    this.count = new Int32Array(lanes.count);
    this.stop = new Int32Array(lanes.count);
    this.awaited = new Uint8Array(lanes.count);
    this.moving = new Uint8Array(lanes.count);
    this.inserterPhase = new Uint8Array(plan.inserters.entities.length);
    this.inserterDue = new Int32Array(plan.inserters.entities.length);
    this.inserterHeld = new Uint8Array(plan.inserters.entities.length);
    this.buffered = new Uint8Array(plan.crafters.entities.length * 2);
    this.made = new Uint8Array(plan.crafters.entities.length);
    this.crafting = new Uint8Array(plan.crafters.entities.length);
    this.craftDue = new Int32Array(plan.crafters.entities.length);
    this.preferred = new Uint8Array(plan.splitters.entities.length);
    this.inFirst = new Uint8Array(plan.splitters.entities.length);
    this.sourceDue = new Float64Array(plan.sources.entities.length);
    this.sourceActive = new Int32Array(plan.sources.entities.length);
    this.consumed = new Float64Array(plan.sinks.length * plan.itemCount);
  }
}
