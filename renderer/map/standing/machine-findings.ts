import { CRAFTER_CAP } from '../../../shared/lattice/constants.ts';
import { type Item, itemName } from '../../../shared/lattice/items.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import type { CrafterShape } from '../geometry/crafter-shape.ts';
import type { InserterShape } from '../geometry/inserter-arm.ts';
import { inputOf } from './accepts.ts';
import type { Finding, Step } from './finding.ts';
import { lookBehind } from './look-behind.ts';
import { crafterState, inserterState, missingInputs } from './machine-state.ts';

/** Why a crafter takes, gives or makes nothing. */
export function crafterFinding(board: Board, { entity, item, towards }: Step, reader: FrameReader): Finding {
  const crafter = board.crafterAt(entity)!;
  const { is, reason } = crafterState(crafter, reader);
  // Asked whether it takes an item, it may be too full of it, whatever else is wrong with it.
  if (item !== undefined && towards === 'taker') {
    const there = inputOf(board, entity, item, reader);
    if (there === undefined)
      return {
        says: `does not use ${itemName(item)}`,
        detail: `makes ${crafter.recipe.name}`,
        next: undefined,
      };
    if (is !== 'output-full') {
      const says = `is full of ${itemName(item)}`;
      return { says, detail: reason, next: is === 'no-input' ? giverOf(board, crafter, reader) : undefined };
    }
  }
  const made = `${reader.output[entity]!} of ${CRAFTER_CAP} ${itemName(crafter.output)}`;
  switch (is) {
    case 'output-full': {
      const next = takerOf(board, entity, reader);
      return { says: 'output is full', detail: next ? made : `${made}, and no inserter takes it`, next };
    }
    case 'no-input': {
      const next = giverOf(board, crafter, reader);
      return { says: `has ${reason}`, detail: next ? '' : 'no inserter brings it', next };
    }
    default:
      return { says: is === 'crafting' ? 'is at work' : 'starts now', detail: reason, next: undefined };
  }
}

/** Why an inserter brings nothing, or takes nothing away. */
export function inserterFinding(board: Board, { entity, towards, item }: Step, reader: FrameReader): Finding {
  const inserter = board.inserterAt(entity)!;
  const { is, reason } = inserterState(board, inserter, reader);
  if (is === 'moving') return { says: 'is on its way', detail: reason, next: undefined };
  if (is === 'blocked') {
    const held = reader.held[entity]!;
    const says = `holds ${itemName(held)}`;
    return { says, detail: 'its target takes nothing', next: dropStep(inserter, held) };
  }
  const { found, items } = lookBehind(board, inserter, reader);
  if (found === 'no-giver') return { says: 'is idle', detail: reason, next: undefined };
  if (found === 'nothing') {
    const next: Step = { entity: inserter.pickup!, towards: 'giver', item };
    return { says: 'is idle', detail: 'nothing to take', next };
  }
  const names = items.map(itemName).join(' and ');
  // Whoever waits for another item knows already that its target does not take this one.
  if (towards === 'giver') return { says: 'is idle', detail: `finds only ${names}`, next: undefined };
  return { says: 'is idle', detail: `its target takes no ${names}`, next: dropStep(inserter, items[0]!) };
}

function dropStep({ drop }: InserterShape, item: Item): Step | undefined {
  return drop === undefined ? undefined : { entity: drop, towards: 'taker', item };
}

/** The inserter that should take away what a crafter makes: one that works before one that stands. */
function takerOf(board: Board, crafter: number, reader: FrameReader): Step | undefined {
  const takers = board.inserters.filter(({ pickup }) => pickup === crafter);
  const works = takers.find((inserter) => inserterState(board, inserter, reader).is === 'moving');
  const taker = works ?? takers[0];
  return taker && { entity: taker.entity, towards: 'taker' };
}

/** The inserter that should bring what a crafter lacks: one that holds it, else one that could find it, else any. */
function giverOf(board: Board, crafter: CrafterShape, reader: FrameReader): Step | undefined {
  const givers = board.inserters.filter(({ drop }) => drop === crafter.entity);
  for (const { item } of missingInputs(crafter, reader)) {
    const giver =
      givers.find(({ entity }) => reader.held[entity] === item) ??
      givers.find(({ pickup }) => pickup !== undefined && board.crafterAt(pickup)?.output === item) ??
      givers.find((inserter) => findsNothing(board, inserter, reader)) ??
      givers[0];
    if (giver) return { entity: giver.entity, towards: 'giver', item };
  }
  return undefined;
}

/** Idle over a belt that has nothing for it; one behind a crafter brings what that makes, and nothing else. */
function findsNothing(board: Board, inserter: InserterShape, reader: FrameReader): boolean {
  const { pickup } = inserter;
  const fromBelt = pickup !== undefined && board.scenario.entities[pickup]?.type === 'belt';
  return fromBelt && inserterState(board, inserter, reader).is === 'waiting';
}
