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
import * as Crafter from '../island/fields/crafter.ts';
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
function hasLawfulLanes({ plan }: Island, states: readonly EntityState[]): boolean {
  const last = new Map<number, number>();
  const isInOrder = (lane: number, edge: number, items: readonly LaneItem[]): boolean =>
    items.every(({ pos, item }) => {
      const isApart = edge + pos - (last.get(lane) ?? -SPACING) >= SPACING;
      last.set(lane, edge + pos);
      return isApart && pos < TILE && isKnown(item);
    });
  return [...plan.belts]
    .sort((a, b) => a.edge - b.edge)
    .every((belt) => {
      const state = states[belt.entity] as BeltState;
      return isInOrder(belt.left, belt.edge, state.left) && isInOrder(belt.right, belt.edge, state.right);
    });
}

function hasLawfulMachines({ plan, crafters }: Island, states: readonly EntityState[]): boolean {
  return (
    plan.inserters.every((entity) => isLawfulInserter(states[entity] as InserterState)) &&
    plan.crafters.every((entity, number) => {
      const record = crafters.subarray(number * Crafter.SIZE);
      const { inputs, output, craftLeft } = states[entity] as CrafterState;
      const isInput = (item: number) =>
        item === record[Crafter.INPUT] || item === record[Crafter.SECOND_INPUT];
      return (
        craftLeft <= record[Crafter.TICKS] &&
        inputs.every(([item, count]) => isKnown(item) && isInput(item) && count <= CRAFTER_CAP) &&
        output.every(([item, count]) => item === record[Crafter.OUTPUT] && count <= CRAFTER_CAP)
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
