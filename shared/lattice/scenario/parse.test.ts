import { describe, expect, it } from 'vitest';
import { utf8 } from '../../base/testing.ts';
import { parseScenario } from './parse.ts';
import { GOOD } from './testing.ts';

interface Fault {
  readonly code: string;
  readonly path: string;
  readonly fix?: string;
}

/** The good scenario with replacements; each `@` in them marks where a finding must point, in order. */
function broken(replacements: readonly (readonly [from: string, to: string])[]): {
  bytes: Uint8Array;
  places: { line: number; column: number }[];
} {
  let text = GOOD;
  for (const [from, to] of replacements) {
    if (text.split(from).length !== 2) throw new Error(`${from} does not stand there once`);
    text = text.replace(from, to);
  }
  const places: { line: number; column: number }[] = [];
  let line = 1;
  let column = 1;
  let plain = '';
  for (const character of text) {
    if (character === '@') {
      places.push({ line, column });
      continue;
    }
    plain += character;
    column = character === '\n' ? 1 : column + 1;
    if (character === '\n') line++;
  }
  return { bytes: utf8(plain), places };
}

function check(
  replacements: readonly (readonly [string, string])[],
  expected: readonly Fault[],
  harnessTakesIt: boolean,
): void {
  const { bytes, places } = broken(replacements);
  const { scenario, findings } = parseScenario(bytes);
  const inOrder = [...findings].sort((a, b) => a.place!.offset - b.place!.offset);
  expect(
    inOrder.map(({ code, path, fix }) => ({ code, path, ...(fix === undefined ? {} : { fix }) })),
  ).toEqual(expected);
  expect(inOrder.map(({ place }) => ({ line: place!.line, column: place!.column }))).toEqual(places);
  expect(scenario !== undefined).toBe(harnessTakesIt);
}

type Row = [name: string, from: string, to: string, ...faults: [code: string, path: string, fix?: string][]];

const REFUSED: Row[] = [
  ['another version', '"version": 1', '"version": @2', ['range', '$.version']],
  ['a version that is a string', '"version": 1', '"version": @"1"', ['type', '$.version']],
  ['no version', '"version": 1,', '', ['missing-key', '$.version']],
  [
    'a grid without width',
    '{ "width": 10, "height": 8 }',
    '@{ "height": 8 }',
    ['missing-key', '$.grid.width'],
  ],
  ['a grid of width 0', '"width": 10', '"width": @0', ['range', '$.grid.width']],
  ['a negative height', '"height": 8', '"height": @-8', ['range', '$.grid.height']],
  ['a grid that is a list', '{ "width": 10, "height": 8 }', '@[10, 8]', ['type', '$.grid']],
  ['a grid past 32 bits', '"width": 10', '"width": @4294967296', ['range', '$.grid.width']],
  ['an unknown grid key', '"height": 8', '"height": 8, "depht": @1', ['unknown-key', '$.grid.depht']],
  ['an unknown root key', '"ticks": 100', '"ticks": 100, "tick": @100', ['unknown-key', '$.tick', 'ticks']],
  ['ticks with a fraction', '"ticks": 100', '"ticks": @100.0', ['type', '$.ticks']],
  ['ticks with an exponent', '"ticks": 100', '"ticks": @1e2', ['type', '$.ticks']],
  ['ticks past 2^53', '"ticks": 100', '"ticks": @9007199254740992', ['range', '$.ticks']],
  ['minus zero', '"x": 0', '"x": @-0', ['type', '$.entities[0].x']],
  ['no snapshots', '[50, 100]', '@[]', ['snapshots-empty', '$.snapshots']],
  ['snapshots that are a number', '[50, 100]', '@50', ['type', '$.snapshots']],
  ['a snapshot at 0', '[50, 100]', '[@0, 100]', ['snapshots-range', '$.snapshots[0]']],
  ['a snapshot past the ticks', '[50, 100]', '[50, @101]', ['snapshots-range', '$.snapshots[1]']],
  ['a snapshot twice', '[50, 100]', '[50, @50]', ['snapshots-order', '$.snapshots[1]']],
  ['snapshots that fall', '[50, 100]', '[50, @49]', ['snapshots-order', '$.snapshots[1]']],
  ['a snapshot that is null', '[50, 100]', '[50, @null]', ['type', '$.snapshots[1]']],
  [
    'entities missing',
    '"entities": [',
    '"entitys": @[',
    ['missing-key', '$.entities'],
    ['unknown-key', '$.entitys', 'entities'],
  ],
  ['an unknown kind', '"type": "belt"', '"type": @"bet"', ['unknown-entity', '$.entities[1].type', 'belt']],
  ['no kind', '{ "type": "belt", ', '@{ ', ['missing-key', '$.entities[1].type']],
  ['a kind that is a number', '"type": "belt"', '"type": @7', ['type', '$.entities[1].type']],
  [
    'an entity that is a string',
    '{ "type": "splitter", "x": 6, "y": 6, "dir": "N" }',
    '@"splitter"',
    ['type', '$.entities[3]'],
  ],
  ['an unknown tier', '"tier": "fast"', '"tier": @"warp"', ['unknown-tier', '$.entities[1].tier']],
  [
    'a tier of another case',
    '"tier": "fast"',
    '"tier": @"Fast"',
    ['unknown-tier', '$.entities[1].tier', 'fast'],
  ],
  [
    'a belt without tier',
    '"dir": "E", "tier": "fast" }',
    '"dir": "E" }',
    ['missing-key', '$.entities[1].tier'],
  ],
  ['an unknown facing', '"dir": "N"', '"dir": @"north"', ['unknown-direction', '$.entities[3].dir']],
  ['an unknown item', '"item": "coal"', '"item": @"gold"', ['unknown-item', '$.entities[0].item']],
  [
    'an item one letter off',
    '"item": "coal"',
    '"item": @"iron-plat"',
    ['unknown-item', '$.entities[0].item', 'iron-plate'],
  ],
  ['an unknown lane', '"lane": "both"', '"lane": @"middle"', ['unknown-lane', '$.entities[0].lane']],
  ['a period of 0', '"period": 3', '"period": @0', ['range', '$.entities[0].period']],
  [
    'an unknown recipe',
    '"iron-plate"',
    '@"iron-plates"',
    ['unknown-recipe', '$.entities[2].recipe', 'iron-plate'],
  ],
  [
    'a smelting recipe in an assembler',
    '"furnace", "x": 4, "y": 4, "recipe": "',
    '"assembler", "x": 4, "y": 4, "recipe": @"',
    ['recipe-machine', '$.entities[2].recipe'],
  ],
  ['another recipe in a furnace', '"iron-plate"', '@"circuit"', ['recipe-machine', '$.entities[2].recipe']],
  ['an x past 32 bits', '"x": 6', '"x": @4294967296', ['range', '$.entities[3].x']],
  ['a number of many digits', '"y": 6', `"y": @${'9'.repeat(500)}`, ['range', '$.entities[3].y']],
  ['a key twice', '"dir": "N"', '"dir": "N", "dir": @"S"', ['duplicate-key', '$.entities[3].dir']],
  ['a root key twice', '"ticks": 100', '"ticks": 100, "ticks": @100', ['duplicate-key', '$.ticks']],
  [
    'an anchor outside the grid',
    '{ "type": "belt", "x": 1',
    '@{ "type": "belt", "x": 10',
    ['outside-grid', '$.entities[1]'],
  ],
];

const TAKEN: Row[] = [
  [
    'an unknown key of an entity',
    '"tier": "fast"',
    '"tier": "fast", "tierr": @"slow"',
    ['unknown-key', '$.entities[1].tierr', 'tier'],
  ],
  [
    'a dir on a furnace',
    '"recipe": "iron-plate"',
    '"recipe": "iron-plate", "dir": @"N"',
    ['unknown-key', '$.entities[2].dir'],
  ],
  [
    'a footprint past the grid',
    '"x": 6, "y": 6, "dir": "N"',
    '"x": 9, "y": 7, "dir": "N"',
    ['footprint-outside-grid', '$.entities[3]'],
  ],
  [
    'a furnace past the grid',
    '"x": 4, "y": 4',
    '"x": 4, "y": 7',
    ['footprint-outside-grid', '$.entities[2]'],
  ],
  ['two entities on one tile', '"x": 1, "y": 0', '"x": 0, "y": 0', ['overlap', '$.entities[1]']],
  ["an anchor on a splitter's second tile", '"x": 1, "y": 0', '"x": 7, "y": 6', ['overlap', '$.entities[3]']],
  ["an anchor on a furnace's last tile", '"x": 6, "y": 6', '"x": 5, "y": 5', ['overlap', '$.entities[3]']],
];

function marked([, from, to, ...faults]: Row): readonly (readonly [string, string])[] {
  const needed = faults.length - (to.split('@').length - 1);
  if (needed <= 0) return [[from, to]];
  // Findings about a whole entity or the root point at its brace.
  const entity = /\[(\d)\]/.exec(faults[0]![1])?.[1];
  if (entity === undefined)
    return [
      ['{\n', `@{\n`],
      [from, to],
    ];
  const type = ['source', 'belt', 'furnace', 'splitter'][Number(entity)]!;
  return [
    [from, to],
    [`{ "type": "${type}"`, `@{ "type": "${type}"`],
  ];
}

function faultsOf([, , , ...faults]: Row): Fault[] {
  return faults.map(([code, path, fix]) => ({ code, path, ...(fix === undefined ? {} : { fix }) }));
}

describe('a scenario', () => {
  it('without a fault has no findings', () => {
    const { scenario, findings } = parseScenario(utf8(GOOD));
    expect(findings).toEqual([]);
    expect(scenario).toEqual(JSON.parse(GOOD));
  });

  it.each(REFUSED)('is refused for %s', (...row) => {
    check(marked(row), faultsOf(row), false);
  });

  it.each(TAKEN)('is taken by the harness in spite of %s, which is told', (...row) => {
    check(marked(row), faultsOf(row), true);
  });

  it('tells everything that is wrong at once', () => {
    check(
      [
        ['"version": 1', '"version": @3'],
        ['"width": 10', '"widht": @10'],
        ['"grid": {', '"grid": @{'],
        ['[50, 100]', '[@0, @"x", 7]'],
        ['"lane": "both"', '"lane": @1'],
        ['"tier": "fast"', '"tier": @"fasst", "note": @[{}]'],
        ['"iron-plate"', '@"circuit"'],
      ],
      [
        { code: 'range', path: '$.version' },
        { code: 'missing-key', path: '$.grid.width' },
        { code: 'unknown-key', path: '$.grid.widht', fix: 'width' },
        { code: 'snapshots-range', path: '$.snapshots[0]' },
        { code: 'type', path: '$.snapshots[1]' },
        { code: 'type', path: '$.entities[0].lane' },
        { code: 'unknown-tier', path: '$.entities[1].tier', fix: 'fast' },
        { code: 'unknown-key', path: '$.entities[1].note' },
        { code: 'recipe-machine', path: '$.entities[2].recipe' },
      ],
      false,
    );
  });

  it('only warns of what the harness drops', () => {
    const { findings } = parseScenario(broken([['"tier": "fast"', '"tier": "fast", "note": 1']]).bytes);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('may claim a grid of any size and stand anywhere on it', () => {
    const { scenario, findings } = parseScenario(
      broken([
        ['"width": 10', '"width": 4294967295'],
        ['"height": 8', '"height": 4294967295'],
        ['"x": 4, "y": 4', '"x": 4294967293, "y": 4294967293'],
      ]).bytes,
    );
    expect(findings).toEqual([]);
    expect(scenario?.entities[2]).toMatchObject({ x: 4294967293, y: 4294967293 });
  });

  it('may have no entities', () => {
    expect(
      parseScenario(
        utf8('{"version":1,"grid":{"width":1,"height":1},"ticks":1,"snapshots":[1],"entities":[]}'),
      ).findings,
    ).toEqual([]);
  });
});
