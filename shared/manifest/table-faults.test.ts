import { describe, it } from 'vitest';
import { below, check, extra, gone, ROOT, type Row, swap, without } from './testing/faults.ts';
import { PERFORMANCE } from './testing/good-cases.ts';

const ROWS: readonly Row[] = [
  // [build]
  [
    'no build',
    swap(
      '[build]\ninstall = "cargo fetch"\nbuild = "cargo build --target wasm32-unknown-unknown"\nmodule = "target/engine.wasm"\n',
      '',
    ),
    'missing-key',
    ROOT,
  ],
  [
    'a build that is a text',
    (files) =>
      swap(
        'name = "Belts"',
        'name = "Belts"\nbuild = "make"',
      )(
        swap(
          '[build]\ninstall = "cargo fetch"\nbuild = "cargo build --target wasm32-unknown-unknown"\nmodule = "target/engine.wasm"\n',
          '',
        )(files).files,
      ),
    'type',
    '"make"',
  ],
  ['no install command', without('install = "cargo fetch"'), 'missing-key', '[build]'],
  ['a blank install command', swap('install = "cargo fetch"', 'install = "  "'), 'blank', '"  "'],
  [
    'no build command',
    without('build = "cargo build --target wasm32-unknown-unknown"'),
    'missing-key',
    '[build]',
  ],
  ['a blank build command', swap('"cargo build --target wasm32-unknown-unknown"', '"\\t"'), 'blank', '"\\t"'],
  ['a build for components', swap('wasm32-unknown-unknown', 'wasm32-wasip2'), 'build-target', '"cargo build'],
  ['a build that imports', swap('wasm32-unknown-unknown', 'wasm32-wasip1'), 'build-target', '"cargo build'],
  ['no module', without('module = "target/engine.wasm"'), 'missing-key', '[build]'],
  [
    'a module outside the run',
    swap('"target/engine.wasm"', '"../engine.wasm"'),
    'path-escapes',
    '"../engine.wasm"',
  ],
  [
    'a module by an absolute path',
    swap('"target/engine.wasm"', '"/engine.wasm"'),
    'path-escapes',
    '"/engine.wasm"',
  ],
  ['a misspelt key of the build', below('[build]', 'instal = "x"'), 'unknown-key', 'instal = '],

  // [contract]
  [
    'no contract',
    swap(
      '[contract]\nentry = "simulate"\ninput = "schemas/scenario.json"\noutput = "schemas/state.json"\n',
      '',
    ),
    'missing-key',
    ROOT,
  ],
  ['no entry', without('entry = "simulate"'), 'missing-key', '[contract]'],
  ['a blank entry', swap('"simulate"', '""'), 'blank', '""'],
  ['no input schema', without('input = "schemas/scenario.json"'), 'missing-key', '[contract]'],
  [
    'an input schema that is not there',
    gone('schemas/scenario.json'),
    'file-missing',
    '"schemas/scenario.json"',
  ],
  ['no output schema', without('output = "schemas/state.json"'), 'missing-key', '[contract]'],
  ['an output schema outside', swap('"schemas/state.json"', '"a/../../b"'), 'path-escapes', '"a/../../b"'],
  ['a world', below('entry = "simulate"', 'world = "schemas/state.json"'), 'forbidden-key', 'world'],
  ['an action', below('entry = "simulate"', 'action = "schemas/state.json"'), 'forbidden-key', 'action'],
  [
    'a key of the contract nobody knows',
    below('entry = "simulate"', 'version = 1'),
    'unknown-key',
    'version',
  ],

  // [sandbox]
  [
    'no sandbox',
    swap('[sandbox]\nfuel_limit = 5_000_000_000\nmax_memory_bytes = 268_435_456\n', ''),
    'missing-key',
    ROOT,
  ],
  ['no fuel limit', without('fuel_limit = 5_000_000_000'), 'missing-key', '[sandbox]'],
  ['a fuel limit of zero', swap('5_000_000_000', '0'), 'range', '0\nmax'],
  ['a negative fuel limit', swap('5_000_000_000', '-1'), 'range', '-1'],
  ['a fuel limit that is a float', swap('5_000_000_000', '5e9'), 'type', '5e9'],
  ['a fuel limit that is a text', swap('5_000_000_000', '"5e9"'), 'type', '"5e9"'],
  ['no memory cap', without('max_memory_bytes = 268_435_456'), 'missing-key', '[sandbox]'],
  ['a memory cap of zero', swap('268_435_456', '0'), 'range', '0\n\n[[spec]]'],
  ['fuel by the tick', below('[sandbox]', 'fuel_per_tick = 5'), 'forbidden-key', 'fuel_per_tick'],
  ['a misspelt key of the sandbox', below('[sandbox]', 'fuel_limits = 5'), 'unknown-key', 'fuel_limits'],
  [
    'fuel past 64 bits on the runway',
    swap('fuel_runway = 10.0', 'fuel_runway = 1e10'),
    'fuel-overflow',
    '1e10',
  ],

  // [[case]]
  [
    'cases that are one table',
    (files) =>
      swap(
        '[[case]]\ninput = "cases',
        '[case]\ninput = "cases',
      )(
        swap('[[case]]\ninput = "smoke/belt.json"\nexpected = "smoke/belt.out"\nkind = "smoke"\n', '')(files)
          .files,
      ),
    'type',
    '[case]',
  ],
  [
    'a case without input',
    without('input = "smoke/belt.json"'),
    'missing-key',
    '[[case]]\nexpected = "smoke',
  ],
  ['an input that is not there', gone('smoke/belt.json'), 'file-missing', '"smoke/belt.json"'],
  ['an input that is a folder', swap('"smoke/belt.json"', '"smoke"'), 'not-a-file', '"smoke"\n'],
  ['an input outside', swap('"smoke/belt.json"', '"../belt.json"'), 'path-escapes', '"../belt.json"'],
  [
    'a case without an answer',
    without('expected = "smoke/belt.out"'),
    'missing-key',
    '[[case]]\ninput = "smoke',
  ],
  ['an answer that is not there', gone('cases/small.out'), 'file-missing', '"cases/small.out"'],
  ['a kind with a capital', swap('"smoke"', '"Smoke"'), 'unknown-word', '"Smoke"'],
  ['a kind nobody knows', swap('"smoke"', '"load"'), 'unknown-word', '"load"'],
  ['a runway below 1', swap('10.0', '0.99'), 'range', '0.99'],
  ['a runway without end', swap('10.0', 'inf'), 'range', 'inf'],
  ['a runway in words', swap('10.0', '"ten"'), 'type', '"ten"'],
  ['a misspelt key of a case', below('kind = "smoke"', 'fuel_runaway = 2.0'), 'unknown-key', 'fuel_runaway'],
  [
    'the same input twice',
    swap('"cases/small.json"', '"smoke/belt.json"'),
    'duplicate-input',
    '"smoke/belt.json"\nexpected = "cases',
  ],
  [
    'only smoke cases',
    swap('fuel_runway = 10.0', 'kind = "smoke"'),
    'only-smoke',
    '[[case]]\ninput = "smoke',
  ],

  // [[spec]], [[reference]], [[proof]]
  ['a spec without a source', without('source = "specs/rules.md"'), 'missing-key', '[[spec]]'],
  ['a spec that is not there', gone('specs/rules.md'), 'file-missing', '"specs/rules.md"'],
  ['a spec outside', swap('"specs/rules.md"', '"../rules.md"'), 'path-escapes', '"../rules.md"'],
  ['a spec put outside', swap('dest = "check.sh"', 'dest = "../check.sh"'), 'path-escapes', '"../check.sh"'],
  ['a spec of no kind', swap('"script"', '"binary"'), 'unknown-word', '"binary"'],
  [
    'a misspelt key of a spec',
    below('source = "specs/rules.md"', 'destination = "x"'),
    'unknown-key',
    'destination',
  ],
  ['a reference without a view', without('view = "board"'), 'missing-key', '[[reference]]'],
  ['a reference without a source', without('media = "mock/board.png"'), 'reference-source', '[[reference]]'],
  ['a reference that is not there', gone('mock/board.png'), 'file-missing', '"mock/board.png"'],
  ['a proof without an id', without('id = "photo"'), 'missing-key', '[[proof]]'],
  ['a proof outside the run', swap('"proof/photo.png"', '"../photo.png"'), 'path-escapes', '"../photo.png"'],

  // Destinations
  [
    'two specs at one place',
    swap('dest = "check.sh"', 'dest = "specs/rules.md"'),
    'destination-taken',
    '"specs/rules.md"\nkind',
  ],
  [
    'a spec in place of a schema',
    swap('dest = "check.sh"', 'dest = "schemas/state.json"'),
    'destination-taken',
    '"schemas/state.json"\n\n[sandbox]',
  ],
  [
    'a template beside its result',
    swap('dest = "check.sh"', 'dest = "specs/limits.md"'),
    'destination-taken',
    '"specs/limits.md"',
  ],
  [
    'an asset in place of a spec',
    swap('"assets/board.png"', '"specs/rules.md"'),
    'destination-taken',
    '"specs/rules.md"]',
  ],
  [
    'a proof in place of a spec',
    swap('"proof/photo.png"', '"check.sh"'),
    'destination-taken',
    '"check.sh"\n\n[[case]]',
  ],
  [
    'a workspace file in place of a spec',
    extra('workspaces/base/check.sh', ''),
    'destination-taken',
    '"workspaces/base"',
  ],
];

describe('one fault in a table of a performance case is found, with its place', () => {
  it.each(ROWS)('%s', (...row) => check(PERFORMANCE, row));
});
