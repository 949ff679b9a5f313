import fc from 'fast-check';
import { type JsonNode, parseJson } from '../../base/json/tree.ts';
import { utf8 } from '../../base/testing.ts';
import type { Random } from '../generate/random.ts';
import { ITEMS } from '../items.ts';
import type { EntityType } from '../scenario/scenario.ts';
import type { FactoryState } from './canonical.ts';
import { type EntityState, INSERTER_PHASES } from './entity-state.ts';
import type { StateShape } from './frame.ts';

const u8 = fc.nat(0xff);
const u16 = fc.nat(0xffff);
const u32 = fc.integer({ min: 0, max: 0xffff_ffff });
const u64 = fc.bigInt({ min: 0n, max: 0xffff_ffff_ffff_ffffn });
const item = fc.nat(ITEMS.length - 1);
/** In any order: a state is read as it is, right or wrong. */
const lane = fc.array(fc.record({ pos: u32, item }), { maxLength: 6 });

function counts<T extends number | bigint>(count: fc.Arbitrary<T>): fc.Arbitrary<[number, T][]> {
  const entries = fc.uniqueArray(fc.tuple(item, count), {
    selector: ([index]) => index,
    maxLength: ITEMS.length,
  });
  return entries.map((list) => list.sort(([a], [b]) => a - b));
}

const SPLITTERS: Readonly<Record<StateShape, fc.Arbitrary<EntityState>>> = {
  pref: fc.record({ kind: fc.constant('splitter' as const), outPref: u16, inFirst: u8 }),
  rr: fc.record({ kind: fc.constant('splitter-rr' as const), rrIn: u8, rrOut: u8 }),
  next: fc.record({ kind: fc.constant('splitter-next' as const), nextBelt: u16 }),
};

const OTHERS = {
  belt: fc.record({ kind: fc.constant('belt' as const), left: lane, right: lane }),
  inserter: fc.record({
    kind: fc.constant('inserter' as const),
    phase: fc.constantFrom(...INSERTER_PHASES),
    held: fc.option(item, { nil: undefined }),
    swingLeft: u16,
  }),
  assembler: crafters('assembler'),
  furnace: crafters('furnace'),
  source: fc.record({ kind: fc.constant('source' as const), emitPhase: u32 }),
  sink: fc.record({ kind: fc.constant('sink' as const), consumed: counts(u64) }),
  'lane-splitter': fc.constant<EntityState>({ kind: 'lane-splitter' }),
} satisfies Record<string, fc.Arbitrary<EntityState>>;

function crafters(kind: 'assembler' | 'furnace'): fc.Arbitrary<EntityState> {
  return fc.record({ kind: fc.constant(kind), inputs: counts(u16), output: counts(u16), craftLeft: u16 });
}

/** Any state of one kind of entity, as the newest revision has it. */
export const ENTITY_STATES: Readonly<Record<EntityType, fc.Arbitrary<EntityState>>> = {
  ...OTHERS,
  splitter: SPLITTERS.pref,
};

function entities(shape: StateShape): fc.Arbitrary<EntityState> {
  return fc.oneof(SPLITTERS[shape], ...Object.values<fc.Arbitrary<EntityState>>(OTHERS));
}

/** Any state of one shape, also such as no factory comes to. */
export function factoryStates(shape: StateShape): fc.Arbitrary<FactoryState> {
  return fc.record({ tick: fc.maxSafeNat(), entities: fc.array(entities(shape), { maxLength: 12 }) });
}

/** Keys whose order says nothing, and among which unknown ones may stand. */
const OPEN = new Set([
  '',
  'belt',
  'splitter',
  'inserter',
  'assembler',
  'furnace',
  'source',
  'sink',
  'lanesplitter',
  'item of a lane',
]);
const UNKNOWN_VALUES = [
  'null',
  '-1.5e-3',
  '[]',
  '{"belt":[{}]}',
  '"\\u00e9\\"]}"',
  '[true,[false,{"pos":1}]]',
];

/** An answer written another way: white space, order of keys, unknown keys and escapes as chance has it. */
export function rewritten(bytes: Uint8Array, random: Random): Uint8Array {
  return utf8(rewriteNode(parseJson(bytes), '', random));
}

function rewriteNode(node: JsonNode, key: string, random: Random): string {
  const space = (): string => ' \n\t\r'.slice(random.below(4), random.below(5));
  switch (node.kind) {
    case 'object': {
      const members = node.members.map((member) => {
        return `${rewriteString(member.key, random)}${space()}:${rewriteNode(member.value, member.key, random)}`;
      });
      if (OPEN.has(key) && !isTagged(node) && random.chance(30)) {
        members.push(`"extra${random.below(3)}":${space()}${random.pick(UNKNOWN_VALUES)}`);
      }
      return `${space()}{${space()}${random.shuffled(members).join(`${space()},${space()}`)}${space()}}${space()}`;
    }
    case 'array': {
      const itemKey = key === 'left' || key === 'right' ? 'item of a lane' : '';
      const items = node.items.map((item) => rewriteNode(item, itemKey, random));
      return `${space()}[${items.join(`${space()},`)}${space()}]${space()}`;
    }
    case 'string':
      return space() + rewriteString(node.value, random);
    case 'number':
      return space() + node.text;
    default:
      return node.kind === 'null' ? 'null' : String(node.value);
  }
}

/** An entity is an object of one key, its kind, and may hold no other. */
function isTagged(node: JsonNode & { kind: 'object' }): boolean {
  return node.members.length === 1 && OPEN.has(node.members[0]!.key);
}

function rewriteString(text: string, random: Random): string {
  if (random.chance(70)) return JSON.stringify(text);
  const written = (character: string): string => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return random.chance(50) ? character : `\\u${random.chance(50) ? code : code.toUpperCase()}`;
  };
  return `"${[...text].map(written).join('')}"`;
}
