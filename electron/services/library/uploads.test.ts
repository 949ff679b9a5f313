import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder } from '../../../build/testing/case-folder.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { checkoutPlaces } from '../places/places.ts';
import { Library, uploadsFolder } from './library.ts';
import { Uploads } from './uploads.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const checkout = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);
const SCENARIO = guestBytes(FURNACE);

async function setup() {
  const data = temporaryFolder();
  const library = await Library.open({ ...checkout, data }, []);
  const folder = uploadsFolder(data);
  return { library, folder, uploads: new Uploads(folder, library) };
}

type Files = readonly (readonly [path: string, bytes: Uint8Array])[];

async function send(uploads: Uploads, files: Files) {
  const id = await uploads.start(files.map(([path, bytes]) => ({ path, size: bytes.length })));
  for (const [index, [, bytes]] of files.entries()) {
    for (let from = 0; from < bytes.length; from += 100) {
      await uploads.write(id, index, bytes.subarray(from, from + 100));
    }
  }
  return await uploads.end(id);
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A version folder as a browser hands it over: every file by its path. */
function demoFolder(): Files {
  return readdirSync(checkout.demoCase, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`v1.0.0${path.slice(checkout.demoCase.length)}`, new Uint8Array(readFileSync(path))] as const;
    });
}

describe('files that a page sends', () => {
  it('are in the library once they are whole, byte for byte', async () => {
    const { uploads, library } = await setup();
    const { added, refused } = await send(uploads, [['mine.json', SCENARIO]]);
    expect(refused).toEqual([]);
    const path = library.path(added[0] ?? '', 'scenario');
    expect(new Uint8Array(readFileSync(path))).toEqual(SCENARIO);
    expect(library.item(added[0] ?? '')).toMatchObject({ name: 'mine.json', origin: 'opened' });
  });

  it('are one source where they are the folder of a project, and its files are no items', async () => {
    const { uploads, library } = await setup();
    const { added, refused } = await send(uploads, [
      ['engine/Cargo.toml', text('[package]')],
      ['engine/src/lib.rs', text('fn main() {}')],
      ['engine/data.json', text('{}')],
    ]);
    expect(refused).toEqual([]);
    expect(added).toHaveLength(1);
    const path = library.path(added[0] ?? '', 'source');
    expect(readFileSync(join(path, 'src/lib.rs'), 'utf8')).toBe('fn main() {}');
  });

  it('lie in one place when they are sent twice, and are gone once forgotten', async () => {
    const { uploads, library, folder } = await setup();
    const once = await send(uploads, [['mine.json', SCENARIO]]);
    const twice = await send(uploads, [['mine.json', SCENARIO]]);
    expect(twice.added).toEqual(once.added);
    expect(readdirSync(folder)).toHaveLength(1);
    library.forget(once.added[0] ?? '');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stay while another of the same upload is still listed', async () => {
    const { uploads, library } = await setup();
    const { added } = await send(uploads, [
      ['one.json', SCENARIO],
      ['two.json', SCENARIO],
    ]);
    const [one = '', two = ''] = added;
    library.forget(one);
    expect(existsSync(library.path(two, 'scenario'))).toBe(true);
  });

  it('may be a whole case folder, which becomes a case with its inputs', async () => {
    const { uploads, library } = await setup();
    const { added, refused } = await send(uploads, demoFolder());
    expect(refused).toEqual([]);
    const kinds = added.map((id) => library.item(id).kind);
    expect(kinds.filter((kind) => kind === 'case')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'scenario')).toHaveLength(11);
  });

  it('may be a case folder and an engine beside it', async () => {
    const { uploads, library } = await setup();
    const engine = new Uint8Array(readFileSync(join(checkout.engines, 'lanes.wasm')));
    const { added, refused } = await send(uploads, [...demoFolder(), ['mine.wasm', engine]]);
    expect(refused).toEqual([]);
    const kinds = added.map((id) => library.item(id).kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['case', 'module']);
  });

  it('are refused one by one with the reason; nothing of those stays', async () => {
    const { uploads, folder } = await setup();
    const mixed = await send(uploads, [
      ['notes.txt', text('Dear reader')],
      ['mine.json', SCENARIO],
      ['empty', new Uint8Array()],
    ]);
    expect(mixed.added).toHaveLength(1);
    expect(mixed.refused.map(({ path }) => path)).toEqual(['notes.txt', 'empty']);
    expect(mixed.refused[0]?.message).toContain('neither a WebAssembly module nor JSON');
    const bad = await send(uploads, [['notes.txt', text('Dear reader, once more')]]);
    expect(bad.added).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each(['../up.json', '/root.json', 'a//b', 'a/./b', 'a/../../b', 'a\\b', 'C:b', 'a\0b', 'a/', ''])(
    'never lie outside of their folder: %j',
    async (path) => {
      const { uploads } = await setup();
      await expect(uploads.start([{ path, size: 1 }])).rejects.toMatchObject({ code: 'path-escapes' });
    },
  );

  it('must come in order and whole, and leave nothing when they are given up', async () => {
    const { uploads, folder } = await setup();
    const id = await uploads.start([
      { path: 'a', size: 4 },
      { path: 'b', size: 4 },
    ]);
    await expect(uploads.write(id, 1, text('late'))).rejects.toMatchObject({ code: 'upload-order' });
    await expect(uploads.write(id, 0, text('too long'))).rejects.toMatchObject({ code: 'upload-order' });
    await uploads.write(id, 0, text('four'));
    await expect(uploads.end(id)).rejects.toMatchObject({ code: 'upload-short' });
    await uploads.drop(id);
    expect(readdirSync(folder)).toEqual([]);
    await expect(uploads.end(id)).rejects.toMatchObject({ code: 'unknown-upload' });
  });

  it('are refused before the first byte when they are too many', async () => {
    const { uploads } = await setup();
    const sizes = [{ path: 'a', size: 3 * 1024 ** 3 }];
    await expect(uploads.start(sizes)).rejects.toMatchObject({ code: 'upload-too-large' });
  });

  it('do not outlive their page half sent', async () => {
    const { uploads, folder } = await setup();
    const id = await uploads.start([{ path: 'a', size: 4 }]);
    await uploads.write(id, 0, text('tw'));
    await uploads.dispose();
    expect(readdirSync(folder)).toEqual([]);
  });
});
