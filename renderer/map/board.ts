import { type Layout, layoutOf } from '../../shared/lattice/layout.ts';
import type { Scenario, Sink, Source, Splitter } from '../../shared/lattice/scenario/scenario.ts';
import { type BeltShape, beltShape } from './geometry/belt-shape.ts';
import { type CrafterShape, crafterShape } from './geometry/crafter-shape.ts';
import { type InserterShape, inserterShape } from './geometry/inserter-arm.ts';
import { LanePaths } from './geometry/lane-path.ts';
import { type RunLane, runLanes } from './geometry/run-lanes.ts';

/** An entity with its index in the scenario. */
export interface Indexed<E> {
  readonly entity: number;
  readonly is: E;
}

/** Everything about a board that follows from the scenario alone; worked out once. */
export interface Board {
  readonly scenario: Scenario;
  readonly layout: Layout;
  /** By entity; undefined for what is no belt. */
  readonly belts: readonly (BeltShape | undefined)[];
  readonly paths: LanePaths;
  /** Both lanes of every run. */
  readonly lanes: readonly RunLane[];
  readonly inserters: readonly InserterShape[];
  readonly crafters: readonly CrafterShape[];
  /** The crafter of an entity, undefined for what is none. */
  crafterAt(entity: number): CrafterShape | undefined;
  /** The inserter of an entity, undefined for what is none. */
  inserterAt(entity: number): InserterShape | undefined;
  readonly splitters: readonly Indexed<Splitter>[];
  readonly sources: readonly Indexed<Source>[];
  readonly sinks: readonly Indexed<Sink>[];
}

export function boardOf(scenario: Scenario): Board {
  const layout = layoutOf(scenario);
  const belts: (BeltShape | undefined)[] = [];
  const inserters: InserterShape[] = [];
  const crafters: CrafterShape[] = [];
  const splitters: Indexed<Splitter>[] = [];
  const sources: Indexed<Source>[] = [];
  const sinks: Indexed<Sink>[] = [];
  scenario.entities.forEach((is, entity) => {
    belts.push(is.type === 'belt' ? beltShape(layout, entity) : undefined);
    switch (is.type) {
      case 'inserter':
        inserters.push(inserterShape(layout, entity));
        break;
      case 'assembler':
      case 'furnace':
        crafters.push(crafterShape(is, entity));
        break;
      case 'splitter':
      case 'lane-splitter':
        splitters.push({ entity, is });
        break;
      case 'source':
        sources.push({ entity, is });
        break;
      case 'sink':
        sinks.push({ entity, is });
        break;
    }
  });
  const crafterOf = new Map(crafters.map((crafter) => [crafter.entity, crafter]));
  const inserterOf = new Map(inserters.map((inserter) => [inserter.entity, inserter]));
  return {
    scenario,
    layout,
    belts,
    paths: new LanePaths(belts),
    lanes: runLanes(layout),
    inserters,
    crafters,
    crafterAt: (entity) => crafterOf.get(entity),
    inserterAt: (entity) => inserterOf.get(entity),
    splitters,
    sources,
    sinks,
  };
}
