import { CRAFTER_CAP, SPACING, SWING, TILE } from '../../constants.ts';
import { ITEMS } from '../../items.ts';
import type {
  BeltState,
  CrafterState,
  EntityState,
  InserterState,
  LaneItem,
  SinkState,
} from '../../state/entity-state.ts';
import type { Island } from '../island/island.ts';

/**
 * Whether a state is one for which the islands' shortcuts hold. A state that no run reaches may not be: crowded lanes,
 * items off their tile, odd counts and swings. The plain engine takes those as well.
 */
export function isLawful(
  islands: readonly Island[],
  sinks: readonly number[],
  states: readonly EntityState[],
): boolean {
  return (
    islands.every((island) => hasLawfulLanes(island, states) && hasLawfulMachines(island, states)) &&
    sinks.every((sink) => isLawfulSink(states[sink] as SinkState))
  );
}

/** Items ascending and `SPACING` apart along the whole run, each on its tile. */
function hasLawfulLanes({ plan: { belts, lanes } }: Island, states: readonly EntityState[]): boolean {
  const order = [...belts.entities.keys()].sort((a, b) => belts.edge[a]! - belts.edge[b]!);
  const last = new Float64Array(lanes.count).fill(-SPACING);
  return order.every((belt) => {
    const { left, right } = states[belts.entities[belt]!] as BeltState;
    return [left, right].every((items: readonly LaneItem[], side) =>
      items.every(({ pos, item }) => {
        const lane = belts.lane[belt]! + side;
        const coordinate = belts.edge[belt]! + pos;
        const isApart = coordinate - last[lane]! >= SPACING;
        last[lane] = coordinate;
        return isApart && pos < TILE && isKnown(item);
      }),
    );
  });
}

function hasLawfulMachines({ plan }: Island, states: readonly EntityState[]): boolean {
  return (
    plan.inserters.entities.every((entity) => isLawfulInserter(states[entity] as InserterState)) &&
    plan.crafters.entities.every((entity, number) => {
      const { inputItem, inputCount, outputItem, ticks } = plan.crafters;
      const { inputs, output, craftLeft } = states[entity] as CrafterState;
      const isInput = (item: number): boolean =>
        [2 * number, 2 * number + 1].some((at) => inputItem[at] === item && inputCount[at]! > 0);
      return (
        craftLeft <= ticks[number]! &&
        inputs.every(([item, count]) => isInput(item) && count <= CRAFTER_CAP) &&
        output.every(([item, count]) => item === outputItem[number] && count <= CRAFTER_CAP)
      );
    })
  );
}

function isLawfulInserter({ phase, held, swingLeft }: InserterState): boolean {
  if (phase === 'idle') return held === undefined && swingLeft === 0;
  if (swingLeft < 1 || swingLeft > SWING) return false;
  return phase === 'swing' ? held !== undefined && isKnown(held) : held === undefined;
}

function isLawfulSink({ consumed }: SinkState): boolean {
  return consumed.every(([item, count]) => isKnown(item) && count <= BigInt(Number.MAX_SAFE_INTEGER));
}

function isKnown(item: number): boolean {
  return item < ITEMS.length;
}
