import { itemName } from '../../shared/lattice/items.ts';
import { RECIPE } from '../../shared/lattice/recipes.ts';
import type { Entity, Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { TileMap } from '../../shared/lattice/scenario/tile-map.ts';
import type { Cell } from '../state/place.ts';
import type { Command } from './command.ts';

/** Something that the search box leads to. */
export type Found =
  | { readonly kind: 'tick'; readonly tick: number }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly entity: Entity | undefined }
  | { readonly kind: 'entity'; readonly index: number; readonly entity: Entity }
  | { readonly kind: 'command'; readonly command: Command };

/** Entities that are listed at most; a word more makes the list shorter. */
const MOST_ENTITIES = 40;

/** What of a replay is searched: its board, and the ticks that it has. */
export interface Searched {
  readonly scenario: Scenario | null;
  readonly first: number;
  readonly last: number;
}

/** Ticks, cells and entities that a text may mean: `1,468`, `12,7`, `#374`, `furnace`, `copper cable`. */
export function findInReplay(text: string, { scenario, first, last }: Searched): readonly Found[] {
  const asked = text.trim().toLowerCase();
  if (asked === '') return [];
  return [
    ...findTick(asked, first, last),
    ...(scenario ? [...findCell(asked, scenario), ...findEntities(asked, scenario)] : []),
  ];
}

/**
 * Commands whose label or keywords hold every word of a text, those that are called so before those that are only about
 * it; all of them for no text.
 */
export function findCommands(text: string, commands: readonly Command[]): readonly Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (parts: readonly string[]): boolean => {
    const all = parts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const found = commands.filter(({ label, keywords }) => holds([label, ...keywords]));
  const called = found.filter(({ label }) => holds([label]));
  const about = found.filter(({ label }) => !holds([label]));
  return [...called, ...about].map((command) => ({ kind: 'command', command }));
}

function findTick(asked: string, first: number, last: number): Found[] {
  // Separators are what people copy along; `12,7` is a cell all the same.
  const digits = /^(?:tick\s*)?(\d{1,3}(?:,\d{3})+|\d{1,15})$/.exec(asked)?.[1];
  if (digits === undefined) return [];
  const tick = Number(digits.replaceAll(',', ''));
  return tick >= first && tick <= last ? [{ kind: 'tick', tick }] : [];
}

function findCell(asked: string, { grid, entities }: Scenario): Found[] {
  const found = /^(\d+)\s*[,;]\s*(\d+)$/.exec(asked);
  if (found === null) return [];
  const cell = { x: Number(found[1]), y: Number(found[2]) };
  if (cell.x >= grid.width || cell.y >= grid.height) return [];
  const index = tilesOf(entities).at(cell.x, cell.y);
  return [{ kind: 'cell', cell, entity: index === undefined ? undefined : entities[index] }];
}

function findEntities(asked: string, { entities }: Scenario): Found[] {
  const index = /^(?:#|entity\s*)?(\d+)$/.exec(asked)?.[1];
  if (index !== undefined) {
    const entity = entities[Number(index)];
    return entity ? [{ kind: 'entity', index: Number(index), entity }] : [];
  }
  const words = asked.split(/\s+/);
  return entities
    .map((entity, at): Found => ({ kind: 'entity', index: at, entity }))
    .filter((found) => found.kind === 'entity' && words.every((word) => textOf(found.entity).includes(word)))
    .slice(0, MOST_ENTITIES);
}

/** All that an entity can be found by: its kind, its item, its recipe and what goes into that. */
function textOf(entity: Entity): string {
  const parts: string[] = [entity.type];
  if ('tier' in entity) parts.push(entity.tier);
  if ('item' in entity) parts.push(entity.item);
  if ('recipe' in entity) {
    parts.push(entity.recipe, ...RECIPE[entity.recipe].inputs.map(({ item }) => itemName(item)));
  }
  return parts.join(' ');
}

function tilesOf(entities: readonly Entity[]): TileMap {
  const tiles = new TileMap();
  entities.forEach((entity, index) => void tiles.add(entity, index));
  return tiles;
}
