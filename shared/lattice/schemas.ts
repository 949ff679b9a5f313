import { TIERS } from './constants.ts';
import { DIRECTIONS } from './directions.ts';
import { ITEMS } from './items.ts';
import { RECIPE, RECIPES } from './recipes.ts';
import { INSERTER_PHASES } from './state/entity-state.ts';

/** The shapes of a scenario and of an answer as JSON Schemas (2020-12), for people and programs that write them. */

type Schema = Readonly<Record<string, unknown>>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const U16 = 0xffff;
const U32 = 0xffff_ffff;
/** Beyond it a JSON number may not be exact. */
const MOST = Number.MAX_SAFE_INTEGER;

function whole(minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum };
}

/** An object with exactly these members. */
function record(properties: Schema, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

function reference(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

function entity(type: string, properties: Schema): Schema {
  return record({ type: { const: type }, x: whole(0, U32), y: whole(0, U32), ...properties });
}

function recipesOf(machine: 'furnace' | 'assembler'): Schema {
  return { enum: RECIPES.filter((name) => RECIPE[name].machine === machine) };
}

const DIR = { dir: reference('direction') };

export const SCENARIO_SCHEMA: Schema = {
  $schema: DIALECT,
  title: 'Scenario',
  description: 'A factory as it stands on its grid, and how long it runs from empty.',
  ...record({
    version: { const: 1 },
    grid: record({ width: whole(1, U32), height: whole(1, U32) }),
    ticks: { ...whole(1, MOST), description: 'How many ticks to run.' },
    snapshots: {
      description: 'Ticks after which the state is reported: ascending, the last at most `ticks`.',
      type: 'array',
      items: whole(1, MOST),
      minItems: 1,
      uniqueItems: true,
    },
    entities: {
      description: 'In placement order, which is the order in every phase and in the answer.',
      type: 'array',
      items: reference('entity'),
    },
  }),
  $defs: {
    direction: { enum: DIRECTIONS },
    item: { enum: ITEMS },
    entity: {
      description:
        'The tile at `x`, `y` is the top left one that it covers; x grows to the east, y to the south.',
      oneOf: [
        entity('belt', { ...DIR, tier: { enum: TIERS } }),
        entity('splitter', DIR),
        entity('lane-splitter', DIR),
        entity('inserter', DIR),
        entity('assembler', { recipe: recipesOf('assembler') }),
        entity('furnace', { recipe: recipesOf('furnace') }),
        entity('source', {
          ...DIR,
          item: reference('item'),
          lane: { enum: ['left', 'right', 'both'] },
          period: { ...whole(1, U32), description: 'Ticks between two emissions.' },
        }),
        entity('sink', DIR),
      ],
    },
  },
};

function counts(maximum: number): Schema {
  return { type: 'object', propertyNames: reference('item'), additionalProperties: whole(1, maximum) };
}

/** A state is an object whose only key says what it is a state of. */
function tagged(tag: string, properties: Schema, optional: readonly string[] = []): Schema {
  return record({ [tag]: record(properties, optional) });
}

const CRAFTER = { inputs: counts(U16), output: counts(U16), craft_left: whole(0, U16) };

export const STATE_SCHEMA: Schema = {
  $schema: DIALECT,
  title: 'Answer',
  description: 'One snapshot for each tick that the scenario asks for, in that order.',
  type: 'array',
  items: record({
    tick: whole(1, MOST),
    checksum: {
      description: 'FNV-1a 64 of the canonical bytes.',
      type: 'string',
      pattern: '^fnv1a64:[0-9a-f]{16}$',
    },
    entities: {
      description: "One state for each of the scenario's entities, in placement order.",
      type: 'array',
      items: reference('state'),
    },
  }),
  $defs: {
    item: { enum: ITEMS },
    lane: {
      description: 'By ascending distance from the output edge.',
      type: 'array',
      items: record({ pos: whole(0, U32), item: reference('item') }),
    },
    state: {
      oneOf: [
        tagged('belt', { left: reference('lane'), right: reference('lane') }),
        tagged('splitter', { out_pref: whole(0, U16), in_first: whole(0, 1) }),
        tagged('lanesplitter', {}),
        tagged(
          'inserter',
          {
            phase: { enum: INSERTER_PHASES },
            held: { anyOf: [reference('item'), { type: 'null' }] },
            swing_left: whole(0, U16),
          },
          ['held'],
        ),
        tagged('assembler', CRAFTER),
        tagged('furnace', CRAFTER),
        tagged('source', { emit_phase: whole(0, U32) }),
        tagged('sink', { consumed: counts(MOST) }),
      ],
    },
  },
};
