import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { checkoutPlaces } from '../places/places.ts';
import { Library } from './library.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const checkout = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

function setup() {
  const data = temporaryFolder();
  const folder = temporaryFolder();
  const places = { ...checkout, data };
  return { data, folder, library: (opened: readonly string[] = []) => Library.open(places, opened) };
}

const named = (library: Library) =>
  library
    .items()
    .filter(({ openedAt }) => openedAt !== undefined)
    .map(({ name, kind, trouble }) => [name, kind, trouble]);

describe('the library', () => {
  it('holds every input of the demo case with its answer and the limit of its fuel', async () => {
    const items = (await setup().library()).items();
    const medium = items.find(({ id }) => id === 'demo-medium');
    expect(medium?.of).toEqual({
      case: 'demo-case',
      answer: 'demo-medium-answer',
      input: 'cases/medium.json',
      kind: 'stress',
      runway: expect.any(Number),
      fuelLimit: 2_000_000_000,
    });
    expect(items.filter(({ kind }) => kind === 'scenario')).toHaveLength(11);
    expect(items.some(({ id }) => id === 'demo-medium-answer')).toBe(true);
  });

  it('recognises files by their content, whatever they are called', async () => {
    const { library, folder } = setup();
    const scenario = writeText(join(folder, 'engine.wasm'), guestBytes(FURNACE));
    const states = writeText(join(folder, 'states.txt'), '\ufeff [{"tick":');
    const module = writeText(join(folder, 'scenario.json'), '\0asm\x01\0\0\0');
    expect(named(await library([scenario, states, module]))).toEqual([
      ['engine.wasm', 'scenario', undefined],
      ['states.txt', 'states', undefined],
      ['scenario.json', 'module', undefined],
    ]);
  });

  it.each([
    ['prose', 'Dear reader', 'file-unknown'],
    ['an object of something else', '{"id": "run"}', 'file-unknown'],
    ['nothing', '', 'file-unknown'],
    ['half an object', '{"grid": ', 'json-syntax'],
  ])('refuses %s and keeps nothing of it', async (_what, text, code) => {
    const { library, folder, data } = setup();
    const path = writeText(join(folder, 'file'), text);
    await expect(library([path])).rejects.toMatchObject({ code });
    expect(existsSync(join(data, 'recent-files.json'))).toBe(false);
  });

  it('remembers what was opened, latest first, under the same ids, and says what is gone', async () => {
    const { library, folder } = setup();
    const first = writeText(join(folder, 'first.json'), guestBytes(FURNACE));
    const second = writeText(join(folder, 'second.json'), guestBytes(FURNACE));
    const before = await library([first]);
    await before.add([second]);
    rmSync(first);
    const after = await library();
    expect(named(after)).toEqual([
      ['second.json', 'scenario', undefined],
      ['first.json', 'scenario', 'missing'],
    ]);
    const ids = (of: Library) =>
      of
        .items()
        .filter(({ openedAt }) => openedAt)
        .map(({ id }) => id);
    expect(new Set(ids(after))).toEqual(new Set(ids(before)));
  });

  it('forgets an item and leaves the user her file', async () => {
    const { library, folder } = setup();
    const path = writeText(join(folder, 'mine.json'), guestBytes(FURNACE));
    const opened = await library([path]);
    const [item] = opened.items();
    opened.forget(item?.id ?? '');
    expect(named(await library())).toEqual([]);
    expect(existsSync(path)).toBe(true);
    expect(() => opened.path(item?.id ?? '', 'scenario')).toThrowError(/holds nothing/);
  });

  it('opens a case folder, or the manifest in it, as a case with its inputs', async () => {
    const { library, folder } = setup();
    const version = join(folder, 'v9.0.0');
    cpSync(checkout.demoCase, version, { recursive: true });
    const opened = await library([join(version, 'test-case.toml')]);
    expect(named(opened)).toEqual([['lattice-demo v9.0.0', 'case', undefined]]);
    const scenario = opened.items().find(({ name }) => name === 'lattice-demo/medium');
    expect(opened.path(scenario?.id ?? '', 'scenario')).toBe(join(version, 'cases/medium.json'));
    rmSync(join(version, 'test-case.toml'));
    expect(named(await library())).toEqual([['v9.0.0', 'case', expect.stringContaining('test-case.toml')]]);
  });

  it('sets aside a list that cannot be read, and begins anew', async () => {
    const { library, folder, data } = setup();
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'recent-files.json'), '{"version": 1, "files": [{"pa');
    expect(named(await library())).toEqual([]);
    expect(readdirSync(data)).toContain('recent-files.json.broken');
    const path = writeText(join(folder, 'mine.json'), guestBytes(FURNACE));
    await library([path]);
    expect(named(await library())).toEqual([['mine.json', 'scenario', undefined]]);
  });
});
