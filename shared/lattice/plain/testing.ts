import { type DrawingOptions, drawing, type Legend, type Stamp } from '../drawing.ts';
import { type ItemName, itemIndex, itemName } from '../items.ts';
import { layoutOf } from '../layout.ts';
import type { ReadingId } from '../readings.ts';
import { decodeFrame, encodeFrame } from '../state/canonical.ts';
import type { EntityState } from '../state/entity-state.ts';
import { PlainEngine } from './engine.ts';
import type { TraceEvent } from './trace.ts';

/** Items of a lane as tests write them: positions, each with its item where that matters. */
type LaneText = string;

interface FactoryOptions extends Partial<DrawingOptions> {
  readonly readings?: readonly ReadingId[];
}

/** A drawn factory under test; entities are named by the tile at which they are drawn, column first. */
export class DrawnFactory {
  readonly engine: PlainEngine;
  readonly events: TraceEvent[] = [];

  constructor(text: string, legend: Legend, { readings, ...options }: FactoryOptions = {}) {
    const scenario = drawing(text, legend, { ticks: 1000, ...options });
    this.engine = new PlainEngine(scenario, { readings, trace: (event) => this.events.push(event) });
  }

  /** Runs until `tick` ticks are done. */
  to(tick: number): this {
    this.engine.runTo(tick);
    return this;
  }

  /** Goes on for some ticks from wherever it is. */
  step(ticks = 1): this {
    return this.to(this.engine.tick + ticks);
  }

  index(x: number, y: number): number {
    const index = layoutOf(this.engine.scenario).tiles.at(x, y);
    if (index === undefined) throw new Error(`nothing is drawn at ${x},${y}`);
    return index;
  }

  state(x: number, y: number): EntityState {
    return decodeFrame(this.engine.frame()).entities[this.index(x, y)]!;
  }

  /** Positions on a lane: `0,64,128`. */
  left(x: number, y: number): string {
    return this.#belt(x, y)
      .left.map(({ pos }) => pos)
      .join();
  }

  right(x: number, y: number): string {
    return this.#belt(x, y)
      .right.map(({ pos }) => pos)
      .join();
  }

  /** Both lanes: `0,64 | 192`. */
  lanes(x: number, y: number): string {
    return `${this.left(x, y)} | ${this.right(x, y)}`;
  }

  /** Names of the items on both lanes: `coal,coal | iron-ore`. */
  items(x: number, y: number): string {
    const { left, right } = this.#belt(x, y);
    return [left, right].map((lane) => lane.map(({ item }) => itemName(item)).join()).join(' | ');
  }

  /** `idle`, `swing 8 coal`, `return 3`. */
  inserter(x: number, y: number): string {
    const state = this.state(x, y);
    if (state.kind !== 'inserter') throw new Error(`${state.kind} at ${x},${y}`);
    const { phase, swingLeft, held } = state;
    return [
      phase,
      ...(phase === 'idle' ? [] : [swingLeft]),
      ...(held === undefined ? [] : [itemName(held)]),
    ].join(' ');
  }

  /** `iron-ore 2, coal 1 > iron-plate 3 (12 left)`. */
  crafter(x: number, y: number): string {
    const state = this.state(x, y);
    if (state.kind !== 'assembler' && state.kind !== 'furnace') throw new Error(`${state.kind} at ${x},${y}`);
    return `${countsText(state.inputs)} > ${countsText(state.output)} (${state.craftLeft} left)`;
  }

  /** What a sink consumed: `iron-ore 2`. */
  sink(x: number, y: number): string {
    const state = this.state(x, y);
    if (state.kind !== 'sink') throw new Error(`${state.kind} at ${x},${y}`);
    return countsText(state.consumed);
  }

  /** `out_pref` of the left and the right lane, and `in_first`: `0,1 in 1`. */
  splitter(x: number, y: number): string {
    const state = this.state(x, y);
    if (state.kind !== 'splitter') throw new Error(`${state.kind} at ${x},${y}`);
    return `${state.outPref & 1},${state.outPref >> 1} in ${state.inFirst}`;
  }

  /** Puts items onto the lanes of a belt, `64,128` or `0 coal,64 iron-ore`; those without a name are iron ore. */
  put(x: number, y: number, left: LaneText, right: LaneText = ''): this {
    return this.replace(x, y, { kind: 'belt', left: laneOf(left), right: laneOf(right) });
  }

  /** Puts a crafter into a state. */
  fill(
    x: number,
    y: number,
    inputs: Partial<Record<ItemName, number>>,
    output: Partial<Record<ItemName, number>> = {},
    craftLeft = 0,
  ): this {
    const { kind } = this.state(x, y) as { kind: 'assembler' | 'furnace' };
    return this.replace(x, y, { kind, inputs: countsOf(inputs), output: countsOf(output), craftLeft });
  }

  replace(x: number, y: number, state: EntityState): this {
    const { tick, entities } = decodeFrame(this.engine.frame());
    const index = this.index(x, y);
    this.engine.restore(
      encodeFrame({ tick, entities: entities.map((old, at) => (at === index ? state : old)) }),
    );
    return this;
  }

  /** Runs as the tiles of their belts, output end first, each run a text: `2,0 1,0 0,0`. */
  runs(): string[] {
    const { entities } = this.engine.scenario;
    return this.engine
      .runs()
      .map((run) => run.map((belt) => `${entities[belt]!.x},${entities[belt]!.y}`).join(' '));
  }

  /** Whether the belt is a pure curve. */
  isCurve(x: number, y: number): boolean {
    return layoutOf(this.engine.scenario).isCurve[this.index(x, y)]!;
  }

  #belt(x: number, y: number) {
    const state = this.state(x, y);
    if (state.kind !== 'belt') throw new Error(`${state.kind} at ${x},${y}`);
    return state;
  }
}

export function draw(text: string, legend: Legend = {}, options: FactoryOptions = {}): DrawnFactory {
  return new DrawnFactory(text, legend, options);
}

/** A source for a legend; by default it puts iron ore on the left lane at every tick. */
export function source(
  dir: 'N' | 'E' | 'S' | 'W',
  item: ItemName = 'iron-ore',
  lane: 'left' | 'right' | 'both' = 'left',
  period = 1,
): Stamp {
  return { type: 'source', dir, item, lane, period };
}

function countsText(counts: readonly (readonly [number, number | bigint])[]): string {
  return counts.map(([item, count]) => `${itemName(item)} ${count}`).join(', ') || 'nothing';
}

function countsOf(counts: Partial<Record<ItemName, number>>): [number, number][] {
  const entries = Object.entries(counts).map(([name, count]): [number, number] => [itemIndex(name)!, count]);
  return entries.sort(([a], [b]) => a - b);
}

function laneOf(text: LaneText): { pos: number; item: number }[] {
  if (text === '') return [];
  return text.split(',').map((entry) => {
    const [pos, name = 'iron-ore'] = entry.split(' ');
    return { pos: Number(pos), item: itemIndex(name)! };
  });
}
