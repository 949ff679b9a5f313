import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../shared/lattice/readings.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { parseScenario } from '../../shared/lattice/scenario/parse.ts';
import { engineWith, factoryShowing, firstDifferentTick } from '../services/divergence/testing.ts';
import { AS_A_PROCESS, builtEngine, runCli, runJson } from './testing.ts';

const folder = temporaryFolder();
const furnace = writeText(join(folder, 'furnace.json'), guestBytes(FURNACE));
const answer = writeText(join(folder, 'furnace.out'), expectedAnswer(FURNACE));
const blind = builtEngine('coal-blind');
const lanes = builtEngine('lanes');
const FIRST = firstDifferentTick(FURNACE, ['furnace-no-coal-first'])!;
const inserter = FURNACE.entities.findIndex(({ type }) => type === 'inserter');

/** Every run of it is 100,000 ticks long, and shrinking takes a hundred of them. */
const LATE_TICKS = 100_100;
const long = writeText(
  join(folder, 'long.json'),
  guestBytes({ ...factoryShowing(['belt-one-speed'], 400), ticks: LATE_TICKS, snapshots: [LATE_TICKS] }),
);
const late = writeText(join(folder, 'late.wasm'), engineWith('late', 'belt-one-speed').bytes);

const DIFF_KEYS = [
  'same',
  'lastEqualTick',
  'firstDifferentTick',
  'exact',
  'examined',
  'differingRuns',
  'entities',
  'consistency',
];

describe('diff', () => {
  it('of the reference and a right engine is same, 0', async () => {
    const { code, json } = await runJson(['diff', 'reference', lanes, '--scenario', furnace]);
    expect([code, json.same, json.firstDifferentTick, json.differingRuns]).toEqual([0, true, null, []]);
    expect([json.lastEqualTick, json.examined, json.exact]).toEqual([400, 400, true]);
    expect(json.consistency.b.map(({ check }: { check: string }) => check)).toEqual([
      'run twice',
      'other snapshots',
      'shorter run',
    ]);
  });

  it('of the reference and itself is same, 0', async () => {
    const args = ['diff', 'reference', 'reference', '--scenario', furnace];
    const { code, stdout } = await runCli(args, AS_A_PROCESS);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Same. Equal at all 400 compared ticks')]);
  });

  it('tells tick, entity and fields, 1', async () => {
    const { code, json } = await runJson(['diff', 'reference', blind, '--scenario', furnace]);
    expect(code).toBe(1);
    expect(Object.keys(json)).toEqual(expect.arrayContaining(DIFF_KEYS));
    expect([json.same, json.firstDifferentTick, json.lastEqualTick, json.exact]).toEqual([
      false,
      FIRST,
      FIRST - 1,
      true,
    ]);
    expect(json.entities[0]).toEqual({
      index: inserter,
      type: 'inserter',
      x: FURNACE.entities[inserter]!.x,
      y: FURNACE.entities[inserter]!.y,
      fields: [{ path: 'held', a: 'coal', b: 'iron-ore' }],
    });
    expect(json.differingRuns[0][0]).toBe(FIRST);
    expect(json.verdict.code).toBe('state');
  });

  it('of two engines and of files of states', async () => {
    const engines = await runJson(['diff', lanes, blind, '--scenario', furnace]);
    expect([engines.code, engines.json.firstDifferentTick, engines.json.verdict]).toEqual([1, FIRST, null]);
    const recorded = await runJson(['diff', answer, answer]);
    expect([recorded.code, recorded.json.same, recorded.json.examined]).toEqual([0, true, 3]);
    const mixed = await runJson(['diff', answer, blind, '--scenario', furnace]);
    expect([mixed.code, mixed.json.firstDifferentTick, mixed.json.examined]).toEqual([1, 100, 3]);
  });

  it('compares only the ticks that are named, and every one with --dense', async () => {
    const some = await runJson(['diff', lanes, blind, '--scenario', furnace, '--ticks', '10,400']);
    expect([some.json.examined, some.json.exact, some.json.firstDifferentTick]).toEqual([2, false, 400]);
    const all = await runJson(['diff', lanes, blind, '--scenario', furnace, '--dense']);
    expect([all.json.examined, all.json.exact, all.json.firstDifferentTick]).toEqual([400, true, FIRST]);
  });

  it('names an engine that depends on its snapshots before all else', async () => {
    const engine = writeText(join(folder, 'schedule.wasm'), engineWith('depends-on-schedule').bytes);
    const { code, stdout } = await runCli(['diff', 'reference', engine, '--scenario', furnace]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('does not agree with itself (other snapshots)'),
    ]);
    expect(stdout.indexOf('does not agree with itself')).toBeLessThan(stdout.indexOf('First different tick'));
  });

  it('is stopped by Ctrl-C with 130', async () => {
    const args = ['diff', 'reference', builtEngine('slow-fill'), '--scenario', long];
    const { code } = await runCli(args, { interrupted: true });
    expect(code).toBe(130);
  });
});

describe('diagnose', () => {
  it('adds the readings that explain it, and what the rules say happened, 1', async () => {
    const { code, json } = await runJson(['diagnose', blind, furnace]);
    expect(code).toBe(1);
    expect(Object.keys(json)).toEqual(expect.arrayContaining([...DIFF_KEYS, 'candidates']));
    const equals = json.candidates.slice(0, json.equals);
    expect(equals.map(({ reading }: { reading: string }) => reading)).toContain('furnace-no-coal-first');
    expect(equals[0]).toEqual(
      expect.objectContaining({ says: expect.any(String), statesExplained: json.window.states }),
    );
    expect(equals[0]).not.toHaveProperty('firstMiss');
    expect([json.trace.tick, json.trace.entity]).toEqual([FIRST, inserter]);
  });

  it('names a factory on which equal readings part', async () => {
    const { json } = await runJson(['diagnose', blind, furnace]);
    expect(json.equals).toBeGreaterThan(1);
    const [{ readings, scenario, tick }] = json.apart;
    expect([readings[0], scenario.ticks]).toEqual([json.candidates[0].reading, tick]);
    const states = readings.map((reading: ReadingId) => {
      const engine = new PlainEngine(scenario, { readings: [reading] });
      engine.runTo(tick);
      return Buffer.from(engine.frame().bytes).toString('hex');
    });
    expect(states[0]).not.toBe(states[1]);
  });

  it('of a right engine has no candidates, 0', async () => {
    const { code, json } = await runJson(['diagnose', lanes, furnace]);
    expect([code, json.same, json.candidates]).toEqual([0, true, []]);
  });

  it('says “behaves as if” to people', async () => {
    const { code, stdout } = await runCli(['diagnose', blind, furnace], AS_A_PROCESS);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('behaves as if for a furnace there is no preference for coal'),
    ]);
  });

  it('blames no reading for an engine that depends on its snapshots', async () => {
    const engine = writeText(join(folder, 'schedule.wasm'), engineWith('depends-on-schedule').bytes);
    const { code, json } = await runJson(['diagnose', engine, furnace]);
    expect([code, json.candidates]).toEqual([1, []]);
  });
});

describe('shrink', () => {
  it('writes a scenario that still differs and the right answer beside it, 0', async () => {
    const out = join(folder, 'made/on/the/way/small.json');
    const { code, json } = await runJson(['shrink', blind, furnace, '--out', out]);
    expect(code).toBe(0);
    expect(json).toEqual(
      expect.objectContaining({
        entities: { before: FURNACE.entities.length, after: expect.any(Number) },
        ticks: { before: 400, after: json.firstDifferentTick },
        runs: expect.any(Number),
        file: out,
        expected: out.replace('.json', '.out'),
      }),
    );
    const { scenario, findings } = parseScenario(readFileSync(out));
    expect(findings).toEqual([]);
    expect(scenario!.entities).toHaveLength(json.entities.after);
    expect(readFileSync(json.expected)).toEqual(Buffer.from(expectedAnswer(scenario!)));
    const again = await runJson(['diff', blind, json.expected, '--scenario', out]);
    expect([again.code, again.json.firstDifferentTick]).toEqual([1, json.ticks.after]);
  });

  it('says in its help where the answer goes', async () => {
    const { stdout } = await runCli(['shrink', '--help'], AS_A_PROCESS);
    expect(stdout.replace(/\s+/g, ' ')).toContain('the right answer goes beside it, as .out');
  });

  it('has nothing to do on an engine that is right, 2', async () => {
    const out = join(folder, 'none.json');
    const { code, json } = await runJson(['shrink', lanes, furnace, '--out', out]);
    expect([code, json.error.code, existsSync(out)]).toEqual([2, 'no-difference', false]);
  });

  it('is stopped by Ctrl-C with 130 and keeps the best so far, whole', async () => {
    const out = join(folder, 'stopped.json');
    const { code } = await runCli(['shrink', late, long, '--out', out, '--jobs', '1'], { interrupted: true });
    expect(code).toBe(130);
    if (existsSync(out)) expect(parseScenario(readFileSync(out)).findings).toEqual([]);
    expect(existsSync(out)).toBe(existsSync(out.replace('.json', '.out')));
  });
});

describe('every command of divergence', () => {
  it.each(['diff', 'diagnose', 'shrink'])('%s has help', async (command) => {
    const { code, stdout } = await runCli([command, '--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`lattice-replay ${command}`)]);
  });

  it('tells a checksum that is not of its state from a state that is wrong', async () => {
    const states = writeText(
      join(folder, 'lying.out'),
      new TextDecoder()
        .decode(expectedAnswer({ ...BELT, snapshots: [20] }))
        .replace(/fnv1a64:./, 'fnv1a64:f'),
    );
    const scenario = writeText(join(folder, 'belt.json'), guestBytes(BELT));
    const { code, json } = await runJson(['diff', 'reference', states, '--scenario', scenario]);
    expect([code, json.verdict.code, json.entities]).toEqual([1, 'reported', []]);
  });
});
