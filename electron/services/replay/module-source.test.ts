import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder } from '../../../build/testing/case-folder.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { RecordedSource } from '../../../shared/replay/recorded-source.ts';
import { framesOf } from '../../../shared/replay/testing.ts';
import { createRunner } from '../../runner/runner.ts';
import { moduleBytes, runnerPlaces } from '../../runner/testing.ts';
import { checkoutPlaces } from '../places/places.ts';
import { FrameFiles } from './frame-file.ts';
import { ModuleSource } from './module-source.ts';
import { recordSchedule, windowAround } from './snapshot-schedule.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const places = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

/** Every state of the reference, as a source without a thread of its own. */
function reference(scenario: Scenario): RecordedSource {
  const engine = new PlainEngine(scenario);
  const frames = [engine.frame()];
  while (engine.tick < scenario.ticks) {
    engine.step();
    frames.push(engine.frame());
  }
  return new RecordedSource({ frames, provenance: 'recorded', scenario, reference: undefined });
}

async function setup(engine: string, scenario: Scenario = FURNACE) {
  const alerts: { code: string; message: string }[] = [];
  const { entry, library } = await runnerPlaces();
  const runner = createRunner({ entry, library });
  const source = new ModuleSource({
    module: moduleBytes(readFileSync(join(places.engines, `${engine}.wasm`))),
    entry: 'simulate',
    scenario,
    runner,
    reference: reference(scenario),
    files: new FrameFiles(temporaryFolder()),
    hostVersion: 'test',
    listener: {
      onProgress: () => undefined,
      onReach: () => undefined,
      onAlert: (code, message) => void alerts.push({ code, message }),
    },
  });
  return { source, alerts };
}

/** Ends every runner process of this test process, as the system might when memory is short. */
function killRunners(): void {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString();
  for (const line of listed.split('\n').filter((text) => /runner\.js/.test(text))) {
    process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }
}

describe.runIf(process.platform === 'linux')('a killed runner', () => {
  it('is an alert in the record pass; frames are the reference, and say so', async () => {
    const { source, alerts } = await setup('slow-fill');
    const recording = source.record();
    await new Promise((next) => setTimeout(next, 1500));
    killRunners();
    await recording;
    expect(alerts).toEqual([{ code: 'module-unfinished', message: expect.stringContaining('SIGKILL') }]);
    const [sourced] = await framesOf(source, [7]);
    expect(sourced!.provenance).toBe('reference');
    await source.dispose();
  });

  it('between two looks is replaced, and the next window comes out right', async () => {
    const { source } = await setup('coal-blind');
    await source.record();
    killRunners();
    const [sourced] = await framesOf(source, [399]);
    const engine = new PlainEngine(FURNACE, { readings: ['furnace-no-coal-first'] });
    engine.runTo(399);
    expect(sourced).toMatchObject({ provenance: 'computed' });
    expect(checksumOf(sourced!.frame.bytes)).toBe(checksumOf(engine.frame().bytes));
    await source.dispose();
  });
});

describe('a module that hangs', () => {
  it('is given up with the replay, at once', async () => {
    const { source, alerts } = await setup('slow-fill');
    const recording = source.record();
    await new Promise((next) => setTimeout(next, 500));
    await source.dispose();
    await recording;
    expect(alerts).toEqual([]);
  });
});

describe('a window', () => {
  it('is given up when its request is, and the source goes on', async () => {
    const { source } = await setup('coal-blind');
    await source.record();
    const abort = new AbortController();
    const window = framesOf(source, [399], abort.signal);
    abort.abort();
    await expect(window).rejects.toMatchObject({ code: 'cancelled' });
    expect(await framesOf(source, [399])).toHaveLength(1);
    await source.dispose();
  });

  it('holds as many states as its bytes allow, mostly ahead, and ends at the known ticks around it', () => {
    expect(windowAround(1000, 50_000, 0, 5000)).toEqual({ from: 497, to: 2509 });
    expect(windowAround(1000, 10_000_000, 0, 5000)).toEqual({ from: 992, to: 1023 });
    expect(windowAround(1000, 50_000, 990, 1010)).toEqual({ from: 991, to: 1010 });
    expect(windowAround(1, 1, 0, 5000)).toEqual({ from: 1, to: 2048 });
  });
});

describe('the record pass', () => {
  it('asks for about two hundred ticks, the graded ones and the last', () => {
    const schedule = recordSchedule(300_000, [1250, 2500, 300_000]);
    expect(schedule.length).toBe(202);
    expect(schedule).toEqual(expect.arrayContaining([1250, 2500, 1500, 300_000]));
    expect(recordSchedule(3, [2])).toEqual([1, 2, 3]);
  });

  it('of a module that answers 200 MB of nothing is an alert, and a tick of it is missing', async () => {
    const { source, alerts } = await setup('huge-answer');
    await source.record();
    expect(alerts.map(({ code }) => code)).toEqual(['schedule-not-kept']);
    await expect(framesOf(source, [7])).rejects.toMatchObject({ code: 'tick-missing' });
    await source.dispose();
  });
});
