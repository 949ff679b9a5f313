import type { JsonNode } from '../../base/json/tree.ts';
import { TIERS } from '../constants.ts';
import { DIRECTIONS } from '../directions.ts';
import { ITEMS } from '../items.ts';
import { RECIPE, RECIPES } from '../recipes.ts';
import { Fields, type Findings } from './fields.ts';
import { ENTITY_TYPES, type Entity, type EntityType } from './scenario.ts';

const U32 = 0xffff_ffff;
const LANES = ['left', 'right', 'both'] as const;

/** Keys of each kind in the order in which the guest receives them (spec: performance-host §2). */
export const ENTITY_KEYS: Readonly<Record<EntityType, readonly string[]>> = {
  belt: ['type', 'x', 'y', 'dir', 'tier'],
  splitter: ['type', 'x', 'y', 'dir'],
  'lane-splitter': ['type', 'x', 'y', 'dir'],
  inserter: ['type', 'x', 'y', 'dir'],
  sink: ['type', 'x', 'y', 'dir'],
  assembler: ['type', 'x', 'y', 'recipe'],
  furnace: ['type', 'x', 'y', 'recipe'],
  source: ['type', 'x', 'y', 'dir', 'item', 'lane', 'period'],
};

/** Reads one entity; whatever is wrong with it is reported, and undefined returned. */
export function parseEntity(findings: Findings, path: string, node: JsonNode): Entity | undefined {
  const fields = new Fields(findings, path, node);
  if (node.kind !== 'object') return undefined;
  const type = fields.word('type', ENTITY_TYPES, 'entity');
  if (type === undefined) return undefined;
  const x = fields.whole('x', 0, U32);
  const y = fields.whole('y', 0, U32);
  const entity = parseKind(findings, fields, type, x ?? 0, y ?? 0);
  fields.others(ENTITY_KEYS[type], 'warning', 'the harness drops it');
  return x === undefined || y === undefined ? undefined : entity;
}

function parseKind(
  findings: Findings,
  fields: Fields,
  type: EntityType,
  x: number,
  y: number,
): Entity | undefined {
  if (type === 'assembler' || type === 'furnace') return parseCrafter(findings, fields, type, x, y);
  const dir = fields.word('dir', DIRECTIONS, 'direction');
  switch (type) {
    case 'belt': {
      const tier = fields.word('tier', TIERS, 'tier');
      return dir && tier && { type, x, y, dir, tier };
    }
    case 'source': {
      const item = fields.word('item', ITEMS, 'item');
      const lane = fields.word('lane', LANES, 'lane');
      const period = fields.whole('period', 1, U32);
      return dir && item && lane && period ? { type, x, y, dir, item, lane, period } : undefined;
    }
    default:
      return dir && { type, x, y, dir };
  }
}

function parseCrafter(
  findings: Findings,
  fields: Fields,
  type: 'assembler' | 'furnace',
  x: number,
  y: number,
): Entity | undefined {
  const recipe = fields.word('recipe', RECIPES, 'recipe');
  if (recipe === undefined) return undefined;
  const { machine } = RECIPE[recipe];
  if (machine !== type) {
    const node = fields.need('recipe') ?? fields.node;
    findings.error(
      'recipe-machine',
      `${fields.path}.recipe`,
      node,
      `'${recipe}' is made by ${machine}s, not by ${type}s`,
    );
    return undefined;
  }
  return { type, x, y, recipe };
}
