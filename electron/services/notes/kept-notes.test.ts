import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Note, Notes } from '../../../shared/notes/notes.ts';
import { ContentHashes } from '../files/content-hashes.ts';
import { Library } from '../library/library.ts';
import { checkoutPlaces } from '../places/places.ts';
import { KeptNotes } from './kept-notes.ts';
import { notedContents, notesKey } from './noted-contents.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const KEY = 'ab'.repeat(32);
const note = (id: string, text: string, changedAt = 5): Note => ({
  ...{ id, tick: 3, text, createdAt: 5, changedAt },
});
const file = (...notes: readonly Note[]): Notes => ({ about: {}, notes, trail: [] });
const texts = ({ notes }: Notes): readonly string[] => notes.map(({ text }) => text);

describe('kept notes', () => {
  it('are there again, in a file that is called as what they are about', async () => {
    const folder = join(temporaryFolder(), 'notes');
    const notes = new KeptNotes(folder);
    const about = { scenario: { name: 'small', sha256: KEY } };
    const { value, revision, state } = await notes.read(KEY, about);
    expect([value, state]).toEqual([{ about, notes: [], trail: [] }, 'new']);
    await notes.write(KEY, { ...value, notes: [note('a', 'one')] }, revision, false);
    expect(readdirSync(folder)).toEqual([`${KEY}.json`]);
    expect(texts((await new KeptNotes(folder).read(KEY)).value)).toEqual(['one']);
    await expect(notes.read('../settings')).rejects.toMatchObject({ code: 'notes-key' });
  });

  it('of two writers refuse the one who does not know of the other, or keep both', async () => {
    const folder = temporaryFolder();
    const [here, there] = [new KeptNotes(folder), new KeptNotes(folder)];
    const { revision } = await here.read(KEY);
    await there.write(KEY, file(note('a', 'theirs')), revision, false);
    const ours = file(note('b', 'ours'));
    await expect(here.write(KEY, ours, revision, false)).rejects.toMatchObject({
      code: 'kept-conflict',
      facts: { file: `${KEY}.json` },
    });
    expect(texts((await here.read(KEY)).value)).toEqual(['theirs']);
    const both = await here.write(KEY, ours, revision, true);
    expect(texts(both.value)).toEqual(['theirs', 'ours']);
    expect(texts((await there.read(KEY)).value)).toEqual(['theirs', 'ours']);
  });

  it('of an older version are brought up to date, and keys that are not known stay', async () => {
    const folder = temporaryFolder();
    // What version 1 called `list` is `notes` in this made-up version 2.
    const schema = z.looseObject({
      about: z.looseObject({}),
      notes: z.array(z.custom<Note>()),
      trail: z.array(z.custom<Notes['trail'][number]>()),
    });
    const newer = new KeptNotes(folder, {
      name: 'notes',
      version: 2,
      schema,
      upgrades: [({ list, ...rest }) => ({ ...rest, notes: list })],
      empty: () => file(),
    });
    const old = { version: 1, about: {}, list: [note('a', 'old')], trail: [], colour: 'red' };
    writeText(join(folder, `${KEY}.json`), JSON.stringify(old));
    const { value, revision, state } = await newer.read(KEY);
    expect([texts(value), state]).toEqual([['old'], 'upgraded']);
    await newer.write(KEY, { ...value, notes: [note('a', 'new')] }, revision, false);
    const written = JSON.parse(readFileSync(join(folder, `${KEY}.json`), 'utf8'));
    expect(written).toEqual({ version: 2, about: {}, notes: [note('a', 'new')], trail: [], colour: 'red' });
    // The program of today reads that as far as it understands it, and leaves it alone.
    const today = new KeptNotes(folder);
    const kept = await today.read(KEY);
    expect([texts(kept.value), kept.state]).toEqual([['new'], 'newer']);
    await expect(today.write(KEY, file(), kept.revision, true)).rejects.toMatchObject({ code: 'kept-newer' });
  });

  it('are known by the content of what they are about, wherever it lies, scenario by scenario', async () => {
    const places = {
      ...checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href),
      data: temporaryFolder(),
    };
    const write = (name: string, bytes: Uint8Array): string =>
      writeText(join(temporaryFolder(), name), bytes);
    const paths = [
      write('here.json', guestBytes(FURNACE)),
      write('there.json', guestBytes(FURNACE)),
      write('other.json', guestBytes(BELT)),
      write('engine.wasm', new TextEncoder().encode('\0asm one')),
    ];
    const library = await Library.open(places, []);
    const [here, there, other, module] = await library.add(paths);
    const key = async (scenario?: string, more = {}): Promise<string> =>
      notesKey(await notedContents({ scenario, ...more }, library, new ContentHashes()));
    expect(await key(here)).toBe(await key(there));
    expect(await key(here, { module })).toBe(await key(there, { module, states: 'of no account' }));
    expect(
      new Set([await key(here), await key(other), await key(here, { module }), await key(other, { module })])
        .size,
    ).toBe(4);
  });
});
