import { TILE } from '../../constants.ts';
import { entityAt, type Layout } from '../../layout.ts';
import type { Belt, Crafter, Entity } from '../../scenario/scenario.ts';
import * as CrafterField from '../island/fields/crafter.ts';
import * as Lane from '../island/fields/lane.ts';
import type { BeltPlace } from '../island/plan.ts';

/** What the builders of an island know: its entities, and where the records of those stand. */
export class Surroundings {
  readonly layout: Layout;
  /** Entities of the island in placement order. */
  readonly members: readonly number[];
  /** Runs of the island, whose lanes follow each other in their order. */
  readonly runs: readonly (readonly number[])[];
  readonly crafters: readonly number[];
  readonly sinks: number[] = [];
  readonly #belts = new Map<number, BeltPlace>();
  readonly #crafterRecords = new Map<number, number>();

  constructor(layout: Layout, members: readonly number[], runs: readonly (readonly number[])[]) {
    this.layout = layout;
    this.members = members;
    this.runs = runs;
    runs.forEach((run, number) => {
      const left = 2 * number * Lane.SIZE;
      run.forEach((entity, tile) => {
        this.#belts.set(entity, { entity, left, right: left + Lane.SIZE, edge: tile * TILE });
      });
    });
    this.crafters = members.filter((index) => 'recipe' in this.entity(index));
    this.crafters.forEach((index, number) => {
      this.#crafterRecords.set(index, number * CrafterField.SIZE);
    });
  }

  entity(index: number): Entity {
    return this.layout.scenario.entities[index]!;
  }

  /** Members of one type with their entity, in placement order. */
  ofType<Type extends Entity['type']>(...types: Type[]): { index: number; entity: EntityOf<Type> }[] {
    return this.members.flatMap((index) => {
      const entity = this.entity(index);
      return types.includes(entity.type as Type) ? [{ index, entity: entity as EntityOf<Type> }] : [];
    });
  }

  /** The entity some steps ahead of a tile, or behind it. */
  near(tile: { x: number; y: number }, dir: Belt['dir'], steps: number): Neighbour | undefined {
    const index = entityAt(this.layout.tiles, tile.x, tile.y, dir, steps);
    return index === undefined ? undefined : { index, entity: this.entity(index) };
  }

  placeOf(belt: number): BeltPlace {
    return this.#belts.get(belt)!;
  }

  /** Offset of a crafter's record. */
  crafterRecord(crafter: number): number {
    return this.#crafterRecords.get(crafter)!;
  }

  crafterAt(number: number): Crafter {
    return this.entity(this.crafters[number]!) as Crafter;
  }

  /** Row of a sink in the island's counts; the first call for a sink makes one. */
  sinkRow(sink: number): number {
    const row = this.sinks.indexOf(sink);
    return row < 0 ? this.sinks.push(sink) - 1 : row;
  }
}

type EntityOf<Type extends Entity['type']> =
  Extract<Entity, { type: Type }> extends never ? Entity : Extract<Entity, { type: Type }>;

export interface Neighbour {
  readonly index: number;
  readonly entity: Entity;
}
