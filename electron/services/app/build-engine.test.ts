import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { lives } from '../../../build/testing/lives.ts';
import type { Services } from '../../../shared/api/answers.ts';
import { eventLog } from '../../../shared/api/testing.ts';
import { builtEngine, caseThatBuilds } from '../../cli/testing.ts';
import { checkoutPlaces } from '../places/places.ts';
import { createAppServices } from './app-services.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLACES = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A source whose compiler is a script, in a case that runs it, and the request that builds it. */
async function setup(compile: string, install = 'echo fetching') {
  const source = join(temporaryFolder(), 'my-engine');
  writeText(join(source, 'compile.sh'), `${compile}\n`);
  writeFileSync(join(source, 'engine.wasm'), readFileSync(builtEngine('lanes')));
  const places = { ...PLACES, data: temporaryFolder() };
  const app = await createAppServices({ places, opened: [caseThatBuilds(install), source], host: 'web' });
  const { events, log } = eventLog();
  const { services, dispose } = app.servicesFor(events);
  closers.push(dispose, () => app.dispose());
  const items = await services.library();
  const idOf = (kind: string): string =>
    items.find((item) => item.kind === kind && item.origin === 'opened')!.id;
  const request = { source: idOf('source'), case: idOf('case'), install, build: 'sh compile.sh' };
  const lines = (): string[] =>
    log.flatMap(([name, event]) => (name === 'building' ? (event as { lines: string[] }).lines : []));
  return { services, source, request, lines, log };
}

async function namesOf(services: Services): Promise<string[]> {
  return (await services.library()).map(({ name, kind }) => `${kind} ${name}`);
}

describe('a source folder', () => {
  it('is opened without running anything of it', async () => {
    const mark = join(temporaryFolder(), 'ran');
    const { services } = await setup(`touch ${mark}`, `touch ${mark}`);
    expect(await namesOf(services)).toContain('source my-engine');
    expect(existsSync(mark)).toBe(false);
  });

  it('is built with its log told, and what came out is an engine of the library that can be graded', async () => {
    const { services, request, lines, source } = await setup(
      'echo compiling; mkdir out; cp engine.wasm out/engine.wasm',
    );
    const { module } = await services.build(request);
    expect(lines()).toEqual(['fetching', 'compiling']);
    expect(existsSync(join(source, 'out'))).toBe(false);
    expect(await namesOf(services)).toContain(`module ${basename(source)}.wasm`);
    const graded = await services.grade({ module, case: request.case });
    expect(graded.result.correct).toBe(true);
  });

  it('is not built with other commands than were shown', async () => {
    const { services, request, lines } = await setup('echo compiling');
    await expect(services.build({ ...request, build: 'echo something else' })).rejects.toMatchObject({
      code: 'build-changed',
      facts: { build: 'sh compile.sh' },
    });
    expect(lines()).toEqual([]);
  });

  it('that does not build says so with its last lines', async () => {
    const { services, request } = await setup('echo no such crate; exit 7');
    await expect(services.build(request)).rejects.toMatchObject({
      code: 'build-failed',
      facts: { step: 'build', exitCode: 7, lastLines: 'no such crate' },
    });
  });

  it('is told of in few events, however much its commands say', async () => {
    const { services, request, log } = await setup(
      'i=0; while [ $i -lt 20000 ]; do echo $i; i=$((i+1)); done; exit 1',
    );
    const began = performance.now();
    await expect(services.build(request)).rejects.toMatchObject({ code: 'build-failed' });
    const most = ((performance.now() - began) / 1000) * 20 + 2;
    const told = log.filter(([name]) => name === 'building');
    expect(told.length).toBeLessThanOrEqual(most);
    const counted = told.map(([, event]) => event as { lines: string[]; left: number });
    expect(counted.reduce((sum, { lines, left }) => sum + lines.length + left, 0)).toBe(20_001);
    expect(counted.at(-1)?.lines.at(-1)).toBe('19999');
  });

  it('is given up with all processes of its build', async () => {
    const mark = join(temporaryFolder(), 'process');
    const { services, request } = await setup(`sh -c 'echo $$ > ${mark}; sleep 1000' & wait`);
    const built = services.build(request);
    built.catch(() => undefined);
    while (!existsSync(mark) || readFileSync(mark, 'utf8') === '') await wait(20);
    await services.stopBuilding(request);
    await expect(built).rejects.toMatchObject({ code: 'cancelled' });
    expect(lives(Number(readFileSync(mark, 'utf8')))).toBe(false);
  });
});
