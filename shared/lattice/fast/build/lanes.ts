import { SPACING, SPEED, TILE } from '../../constants.ts';
import type { Belt } from '../../scenario/scenario.ts';
import {
  type ActorPlan,
  BELT,
  INSERTERS,
  type IslandPlan,
  type LanePlan,
  type Lists,
  MOVERS,
  SIDE_LOADS,
  SINK_LANES,
  SOURCES,
  SPLITTERS,
} from '../island/plan.ts';
import { listsOf } from './lists.ts';
import type { Surroundings } from './surroundings.ts';

type Machines = Pick<IslandPlan, 'sources' | 'inserters' | 'sideLoads' | 'splitters' | 'sinkLanes'>;

/** Lanes whose tiles differ in tier. */
export function mixedLanes(around: Surroundings): Int32Array {
  return Int32Array.from(
    around.runs.flatMap((run, number) => {
      const speeds = speedsOf(run, around);
      return speeds.every((speed) => speed === speeds[0]) ? [] : [2 * number, 2 * number + 1];
    }),
  );
}

export function planLanes(
  around: Surroundings,
  actors: ActorPlan,
  mixed: Int32Array,
  machines: Machines,
): LanePlan {
  const { runs } = around;
  const lengths = runs.flatMap((run) => [run.length, run.length]);
  const speeds = runs.flatMap((run) => [speedsOf(run, around), speedsOf(run, around)]);
  const slots = lengths.map((tiles) => 2 ** Math.ceil(Math.log2((tiles * TILE) / SPACING + 1)));
  const rings = startsOf(slots);
  const tiles = startsOf(lengths);
  const mover = new Int32Array(lengths.length).fill(-1);
  mixed.forEach((lane, number) => {
    mover[lane] = actors.first[MOVERS]! + number;
  });
  return {
    count: lengths.length,
    ringSlots: rings.total,
    ringStart: rings.starts,
    ringMask: Int32Array.from(slots, (count) => count - 1),
    speed: Int32Array.from(speeds, (list, lane) => (mover[lane]! >= 0 ? 0 : list[0]!)),
    topSpeed: Int32Array.from(speeds, (list) => Math.max(...new Set(list))),
    tileStart: tiles.starts,
    tileSpeed: Int32Array.from(speeds.flat()),
    consumer: consumers(lengths.length, actors, machines),
    mover,
    watchers: watchers(lengths.length, actors, machines),
    ...pickups(lengths.length, actors, machines),
    settleTicks: Math.ceil((Math.max(0, ...new Set(lengths)) * TILE) / SPEED.slow) + 2,
  };
}

function speedsOf(run: readonly number[], around: Surroundings): number[] {
  return run.map((belt) => SPEED[(around.entity(belt) as Belt).tier]);
}

function startsOf(lengths: readonly number[]): { starts: Int32Array; total: number } {
  const starts = new Int32Array(lengths.length);
  let total = 0;
  lengths.forEach((length, number) => {
    starts[number] = total;
    total += length;
  });
  return { starts, total };
}

/** The actor that takes from each lane's end. */
function consumers(lanes: number, actors: ActorPlan, machines: Machines): Int32Array {
  const consumer = new Int32Array(lanes).fill(-1);
  machines.sideLoads.feeder.forEach((lane, number) => {
    consumer[lane] = actors.first[SIDE_LOADS]! + number;
  });
  machines.sinkLanes.lane.forEach((lane, number) => {
    consumer[lane] = actors.first[SINK_LANES]! + number;
  });
  const { input, isLaneSplitter } = machines.splitters;
  input.forEach((left, at) => {
    const splitter = at >> 1;
    if (left < 0 || (isLaneSplitter[splitter] === 1 && at % 2 === 1)) return;
    consumer[left] = actors.first[SPLITTERS]! + splitter;
    consumer[left + 1] = actors.first[SPLITTERS]! + splitter;
  });
  return consumer;
}

function watchers(lanes: number, actors: ActorPlan, machines: Machines): Lists {
  const lists: Set<number>[] = Array.from({ length: lanes }, () => new Set());
  const watch = (lane: number, phase: number, number: number): void => {
    if (lane >= 0) lists[lane]!.add(actors.first[phase]! + number);
  };
  machines.sources.left.forEach((lane, number) => {
    watch(lane, SOURCES, number);
  });
  machines.sources.right.forEach((lane, number) => {
    watch(lane, SOURCES, number);
  });
  const { pickup, far, near, drop, into } = machines.inserters;
  pickup.forEach((kind, number) => {
    if (kind !== BELT) return;
    watch(far[number]!, INSERTERS, number);
    watch(near[number]!, INSERTERS, number);
  });
  drop.forEach((kind, number) => {
    if (kind === BELT) watch(into[number]!, INSERTERS, number);
  });
  machines.sideLoads.target.forEach((lane, number) => {
    watch(lane, SIDE_LOADS, number);
  });
  machines.splitters.output.forEach((left, at) => {
    if (left < 0) return;
    watch(left, SPLITTERS, at >> 1);
    watch(left + 1, SPLITTERS, at >> 1);
  });
  return listsOf(lists.map((list) => [...list]));
}

function pickups(
  lanes: number,
  actors: ActorPlan,
  { inserters }: Machines,
): Pick<LanePlan, 'pickups' | 'pickupEdge'> {
  const lists: { actor: number; edge: number }[][] = Array.from({ length: lanes }, () => []);
  inserters.pickup.forEach((kind, number) => {
    if (kind !== BELT) return;
    const entry = { actor: actors.first[INSERTERS]! + number, edge: inserters.edge[number]! };
    lists[inserters.far[number]!]!.push(entry);
    lists[inserters.near[number]!]!.push(entry);
  });
  for (const list of lists) list.sort((a, b) => b.edge - a.edge);
  return {
    pickups: listsOf(lists.map((list) => list.map(({ actor }) => actor))),
    pickupEdge: Int32Array.from(lists.flat(), ({ edge }) => edge),
  };
}
