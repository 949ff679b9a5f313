import { closeSync, mkdirSync, openSync, readFileSync, symlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeCase, writeText } from '../../build/testing/case-folder.ts';
import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { builtEngine, expectTold, pattern, runCli } from './testing.ts';

const folder = temporaryFolder();
const good = writeCase(join(folder, 'good'), [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
const scenarioText = new TextDecoder().decode(guestBytes(BELT));
const answerText = readFileSync(join(good, 'cases/belt.out'), 'utf8');
const otherAnswer = new TextDecoder().decode(expectedAnswer(FURNACE));
const engine = builtEngine('lanes');
let made = 0;

/** A file of its own with this content. */
function file(content: string | Uint8Array, name = 'file.json'): string {
  return writeText(join(folder, String(made++), name), content);
}

/** A copy of the good case with one of its files replaced. */
function caseWith(name: string, content: string | Uint8Array): string {
  const copy = writeCase(join(folder, String(made++)), [
    { name: 'cases/belt', kind: 'stress', scenario: BELT },
  ]);
  writeText(join(copy, name), content);
  return copy;
}

function manifestWith(from: string | RegExp, to: string): string {
  const text = readFileSync(join(good, 'test-case.toml'), 'utf8');
  return caseWith('test-case.toml', text.replace(from, to));
}

/** Makes a file of so many bytes, all of them zero and none of them on the disk. */
function sparse(bytes: number, name: string): string {
  const path = file('', name);
  const open = openSync(path, 'r+');
  writeSync(open, 'x', bytes - 1);
  closeSync(open);
  return path;
}

function loop(): string {
  const path = join(folder, String(made++), 'loop.json');
  mkdirSync(join(path, '..'));
  symlinkSync(path, path);
  return path;
}

const BOM = '\uFEFF';
const DEEP = '['.repeat(200_000);
const wasm = (...bytes: number[]): Uint8Array => new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...bytes]);
const COMPONENT = new Uint8Array([0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0]);
const replaced = (from: string | RegExp, to: string): string => scenarioText.replace(from, to);

type Row = readonly [what: string, args: () => string[], message: string | RegExp];

/** Exit 2: it could not be done, with one message on standard error. */
const IMPOSSIBLE: readonly Row[] = [
  ['an unknown command', () => ['conquer'], "unknown command 'conquer'"],
  ['an unknown option', () => ['gen', '--frob'], "unknown option '--frob'"],
  ['a missing argument', () => ['grade', good], "missing required argument 'engine'"],
  ['too many arguments', () => ['schema', 'state', 'twice'], 'too many arguments'],
  ['ticks that are words', () => ['solve', file(scenarioText), '--snapshots', 'soon'], "'soon' is no tick"],
  ['a range that descends', () => ['solve', file(scenarioText), '--snapshots', '9-3'], 'does not ascend'],
  ['jobs that are none', () => ['grade', good, engine, '--jobs', '0'], 'no whole number from 1 to 64'],
  [
    'fuel that is negative',
    () => ['run', engine, file(scenarioText), '--fuel', '-1'],
    /argument (missing|'-1')|no whole number/,
  ],
  [
    'fuel of 65 bits',
    () => ['run', engine, file(scenarioText), '--fuel', '18446744073709551616'],
    'below 2^64',
  ],
  [
    'a reading that is none',
    () => ['solve', file(scenarioText), '--readings', 'furnace-no-coal'],
    'no reading is called',
  ],
  [
    'an engine of ours that is none',
    () => ['solve', file(scenarioText), '--engine', 'warp'],
    "'warp' is invalid",
  ],
  ['a schema that is none', () => ['schema', 'engine'], "no schema is called 'engine'"],
  ['a board of no size', () => ['gen', '--width', '0'], 'no whole number'],
  [
    'a glob that matches nothing',
    () => ['grade', good, engine, '--only', 'smoke/*'],
    "no case's input matches",
  ],
  ['a variant that is none', () => ['grade', good, engine, '--variant', 'turbo'], "no variant 'turbo'"],

  ['a case that is not there', () => ['grade', join(folder, 'nowhere'), engine], 'there is no case at'],
  ['a case folder without a manifest', () => ['grade', folder, engine], 'holds no test-case.toml'],
  [
    'a manifest that is a folder',
    () => ['validate', join(good, 'cases')],
    'no test-case.toml lies in or below',
  ],
  ['an empty manifest', () => ['grade', caseWith('test-case.toml', ''), engine], "'slug' is missing"],
  [
    'a manifest of NULs',
    () => ['grade', caseWith('test-case.toml', new Uint8Array(64)), engine],
    /test-case\.toml:1:\d+/,
  ],
  [
    'a manifest that is no text',
    () => ['grade', caseWith('test-case.toml', wasm()), engine],
    /test-case\.toml/,
  ],
  [
    'a manifest of another type',
    () => ['grade', manifestWith('"performance"', '"adversarial"'), engine],
    "this one is 'adversarial'",
  ],
  [
    'a manifest whose limit is a string',
    () => ['grade', manifestWith('5000000000', '"5e9"'), engine],
    "'fuel_limit' must be a whole number",
  ],
  [
    'a manifest whose cases are a table',
    () => ['grade', manifestWith('[[case]]', '[case]'), engine],
    'an array of tables',
  ],
  [
    'an input that climbs out',
    () => ['grade', manifestWith('"cases/belt.json"', '"../../belt.json"'), engine],
    'leads out of its folder',
  ],
  [
    'a variant file that climbs out',
    () => ['grade', manifestWith('variants/base.toml', '../../../../etc/passwd'), engine],
    'leads out of its folder',
  ],
  [
    'a variant file that is not there',
    () => ['grade', manifestWith('variants/base.toml', 'variants/none.toml'), engine],
    'there is no file',
  ],
  [
    'a variant without a slug',
    () => ['grade', caseWith('variants/base.toml', 'name = "x"'), engine],
    "a variant needs a 'slug'",
  ],

  ['an engine that is not there', () => ['grade', good, join(folder, 'none.wasm')], 'there is no file'],
  [
    'an engine that is an empty folder',
    () => ['grade', good, join(good, 'cases')],
    'holds no implementation/engine.wasm',
  ],
  ['an engine that is a link to itself', () => ['grade', good, loop()], /cannot be read|no file/],

  ['a scenario that is not there', () => ['solve', join(folder, 'none.json')], 'there is no file'],
  ['a scenario that is a folder', () => ['run', engine, good], 'is a folder'],
  ['an empty scenario', () => ['solve', file('')], 'found the end of the text'],
  ['a scenario with a byte order mark', () => ['solve', file(BOM + scenarioText)], 'byte order mark'],
  ['a scenario of NULs', () => ['solve', file(new Uint8Array(1000))], 'found byte 0'],
  ['a truncated scenario', () => ['solve', file(scenarioText.slice(0, 200))], /:1:\d+/],
  ['a scenario that is a list', () => ['solve', file('[]')], 'an object is needed, found an array'],
  [
    'a scenario of another version',
    () => ['solve', file(replaced('"version":1', '"version":2'))],
    'a number from 1 to 1',
  ],
  [
    'a scenario with a key too many',
    () => ['solve', file(replaced('{', '{"seed":1,'))],
    'the harness refuses it',
  ],
  [
    'a scenario whose snapshots descend',
    () => ['solve', file(replaced('[20,40,60]', '[40,20]'))],
    'must ascend',
  ],
  [
    'a belt outside the grid',
    () => ['solve', file(replaced('"x":1', '"x":4000000000'))],
    'lies outside the grid',
  ],
  ['a negative place', () => ['solve', file(replaced('"x":1', '"x":-1'))], 'a number from 0'],
  ['two entities on one tile', () => ['solve', file(replaced('"x":1', '"x":2'))], 'overlaps entity'],
  ['an item that is none', () => ['solve', file(replaced('"coal"', '"gold"'))], 'no item is called "gold"'],
  ['a period of 0', () => ['solve', file(replaced('"period":8', '"period":0'))], 'a number from 1'],

  ['a state that is not there', () => ['checksum', join(folder, 'none.out')], 'there is no file'],
  ['a state that is a folder', () => ['checksum', good], 'is a folder'],
  ['a state that is an object', () => ['checksum', file('{}')], 'an array is needed, found an object'],
  ['a state with a byte order mark', () => ['checksum', file(BOM + answerText)], 'byte order mark'],
  ['a truncated state', () => ['checksum', file(answerText.slice(0, -20))], /found the end|ends/],
  [
    'a state with a comma too many',
    () => ['checksum', file(answerText.replace(/]$/, ',]'))],
    'a value is needed',
  ],
  [
    'a state with an unknown kind',
    () => ['checksum', file('[{"tick":1,"checksum":"c","entities":[{"robot":{}}]}]')],
    '"robot"',
  ],

  ['an engine to compare and no scenario', () => ['diff', 'reference', engine], 'a scenario is needed'],
  [
    'a side that is not there',
    () => ['diff', 'reference', join(folder, 'none.out'), '--scenario', file(scenarioText)],
    'there is no file',
  ],
  [
    'a side that is a scenario',
    () => ['diff', 'reference', file(scenarioText), '--scenario', file(scenarioText)],
    'is a scenario, where an engine or states',
  ],
  [
    'a side that is text',
    () => ['diff', 'reference', file('soon'), '--scenario', file(scenarioText)],
    'nothing that can be opened',
  ],
  ['a side that is empty', () => ['diff', file(''), file(answerText)], 'nothing that can be opened'],
  [
    'states of another factory than the scenario',
    () => ['diff', 'reference', file(otherAnswer), '--scenario', file(scenarioText)],
    /holds states of another factory: .* holds \d+ entities, the scenario \d+/,
  ],
  [
    'states of two factories',
    () => ['diff', file(answerText), file(otherAnswer.replace('"tick":100', '"tick":20'))],
    'the states are of two factories',
  ],
  ['states without a common tick', () => ['diff', file(answerText), file(otherAnswer)], 'there is no tick'],
  [
    'states that are cut off',
    () => ['diff', 'reference', file(answerText.slice(0, -30)), '--scenario', file(scenarioText)],
    /found the end|ends/,
  ],
  [
    'every tick and some ticks at once',
    () => ['diff', engine, engine, '--scenario', file(scenarioText), '--dense', '--ticks', '1'],
    'give one of them',
  ],
  [
    'ticks that the run has not',
    () => ['diff', engine, engine, '--scenario', file(scenarioText), '--ticks', '61'],
    'there is no tick',
  ],
  [
    'a side that traps',
    () => ['diff', 'reference', builtEngine('trap'), '--scenario', file(scenarioText)],
    'trap.wasm did not finish',
  ],
  [
    'a side that is a component',
    () => ['diff', 'reference', file(COMPONENT, 'engine.wasm'), '--scenario', file(scenarioText)],
    'did not finish',
  ],
  [
    'a diagnosis of what traps',
    () => ['diagnose', builtEngine('trap'), file(scenarioText)],
    'did not finish',
  ],
  [
    'a diagnosis of a module whose answer is no JSON',
    () => ['diagnose', builtEngine('bad-json'), file(scenarioText)],
    'did not finish',
  ],
  [
    'shrinking for what traps',
    () => ['shrink', builtEngine('trap'), file(scenarioText), '--out', file('', 'out.json')],
    'did not finish',
  ],
  [
    'shrinking into a folder',
    () => ['shrink', engine, file(scenarioText), '--out', folder],
    'cannot be written: it is a folder',
  ],
  [
    'shrinking into a file that is in the way of a folder',
    () => ['shrink', engine, file(scenarioText), '--out', join(file('x'), 'out.json')],
    'cannot be written',
  ],
  [
    'shrinking into the name of an answer',
    () => ['shrink', engine, file(scenarioText), '--out', join(folder, 'small.out')],
    'the name of an answer',
  ],
  [
    'no points of fuel',
    () => ['fuel', engine, file(scenarioText), '--points', '0'],
    'no whole number from 1',
  ],
  [
    'more points of fuel than anyone reads',
    () => ['fuel', engine, file(scenarioText), '--points', '1001'],
    'to 1000',
  ],
  ['fuel of no engine', () => ['fuel', file('', 'none.txt'), file(scenarioText)], 'did not finish'],
  ['fuel of what traps', () => ['fuel', builtEngine('trap'), file(scenarioText)], 'did not finish'],
  [
    'fuel on a scenario that breaks the rules',
    () => ['fuel', engine, file(replaced('"coal"', '"gold"'))],
    '"gold"',
  ],
];

/** As above, and large or without end: what grows with the input does not survive a heap that is small on purpose. */
const LARGE: readonly Row[] = [
  [
    'a range without end',
    () => ['solve', file(scenarioText), '--snapshots', '1-999999999999'],
    'more than 1000000 ticks',
  ],
  [
    'a manifest of 5 MB',
    () => ['grade', caseWith('test-case.toml', 'a'.repeat(5_000_000)), engine],
    'at most 4194304',
  ],
  [
    'a manifest nested without end',
    () => ['grade', caseWith('test-case.toml', `a = ${DEEP}`), engine],
    /test-case\.toml/,
  ],
  ['an engine that is a device', () => ['grade', good, '/dev/zero'], 'is not a regular file'],
  ['an engine of 300 MB', () => ['grade', good, sparse(300 * 2 ** 20, 'engine.wasm')], 'at most 268435456'],
  ['a scenario nested without end', () => ['solve', file(`{"version":${DEEP}`)], /nested deeper than 12\d/],
  [
    'a scenario with ticks past 2^53',
    () => ['solve', file(replaced('"ticks":60', '"ticks":1e99'))],
    'whole number',
  ],
  ['a scenario of 70 MB', () => ['solve', sparse(70_000_000, 'board.json')], 'at most 67108864'],
  ['a state nested without end', () => ['checksum', file(`[{"extra":${DEEP}`)], /nested deeper than 12\d/],
  [
    'a state with a number without end',
    () => ['checksum', file(`[{"tick":${'9'.repeat(100_000)}`)],
    'a number longer than',
  ],
  ['a state of zeros, 1 GB', () => ['checksum', sparse(2 ** 30, 'state.json')], 'found byte 0'],
];

/** Exit 1: it was done, and the answer is no. */
const FAILED: readonly Row[] = [
  [
    'an expected answer that is not there',
    () => ['grade', manifestWith('cases/belt.out', 'cases/none.out'), engine],
    'own files are broken: there is no file',
  ],
  [
    'an expected answer that is no JSON',
    () => ['grade', caseWith('cases/belt.out', 'soon'), engine],
    'own files are broken',
  ],
  [
    'an input that is no JSON',
    () => ['grade', caseWith('cases/belt.json', '{'), engine],
    'own files are broken',
  ],
  [
    'an input that breaks the rules',
    () => ['grade', caseWith('cases/belt.json', replaced('"coal"', '"gold"')), engine],
    '"gold"',
  ],
  [
    'an input that is a folder',
    () => ['grade', manifestWith('cases/belt.json', 'cases'), engine],
    'is a folder',
  ],
  ['an engine that is text', () => ['grade', good, file('(module)', 'engine.wasm')], 'failed to load'],
  ['an engine that is empty', () => ['grade', good, file('', 'engine.wasm')], 'failed to load'],
  [
    'an engine that is cut off',
    () => ['grade', good, file(readFileSync(engine).subarray(0, 5000), 'engine.wasm')],
    'failed to load',
  ],
  ['an engine that is a component', () => ['grade', good, file(COMPONENT, 'engine.wasm')], 'failed to load'],
  ['an engine without exports', () => ['grade', good, file(wasm(), 'engine.wasm')], "the export 'memory'"],
  [
    'an entry that is not exported',
    () => ['grade', manifestWith('"simulate"', '"entry"'), engine],
    "the export 'entry'",
  ],
  ['a memory cap of one byte', () => ['grade', manifestWith('268435456', '1'), engine], 'failed to load'],
  [
    'a fuel limit of one',
    () => ['grade', manifestWith('5000000000', '1'), engine],
    'exhausted its fuel ceiling of 1',
  ],
  [
    'a state with an unknown item',
    () => ['checksum', file(answerText.replace('"coal"', '"gold"'))],
    'holds an unknown item',
  ],
  [
    'a state whose checksum lies',
    () => ['checksum', file(answerText.replace(/fnv1a64:./, 'fnv1a64:x'))],
    'differs',
  ],
  [
    'a scenario with three faults',
    () => [
      'validate',
      file(replaced('"coal"', '"gold"').replace('"period":8', '"period":0').replace('[20,', '[0,')),
    ],
    '3 errors',
  ],
  [
    'a manifest with two faults',
    () => ['validate', manifestWith(/fuel_limit = .*/, 'fuel_limit = 0\nfuel = 1')],
    '1 errors',
  ],
];

const SMALL_HEAP = { env: { NODE_OPTIONS: '--max-old-space-size=256' } };

describe.concurrent('what cannot be done is one document with a code and a message that helps', () => {
  it.each(IMPOSSIBLE)('%s', async (_what, args, message) => {
    expectTold(await runCli([...args(), '--json']), message);
  });

  it.each(LARGE)('%s', async (_what, args, message) => {
    expectTold(await runCli([...args(), '--json'], SMALL_HEAP), message);
  });
});

describe.concurrent('what was done with the answer no says why', () => {
  it.each(FAILED)('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await runCli(args());
    expect(stdout + stderr).toMatch(pattern(message));
    expect(code).toBe(1);
  });
});

describe.concurrent('as text', () => {
  it.each(IMPOSSIBLE.filter((_row, index) => index % 12 === 0))(
    '%s is told on standard error alone',
    async (_what, args, message) => {
      const { code, stdout, stderr } = await runCli(args(), SMALL_HEAP);
      expect(stderr).toMatch(pattern(message));
      expect(stderr).not.toMatch(/\n\s+at .*\.(js|ts):\d+/);
      expect(stdout).toBe('');
      expect(code).toBe(2);
    },
  );

  it('no command at all shows what there is', async () => {
    const { code, stderr } = await runCli([]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Commands:')]);
  });
});
