import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { SessionView } from '../../../shared/sessions/session.ts';
import { openSession, saveSession } from '../app/session-requests.ts';
import { ContentHashes } from '../files/content-hashes.ts';
import { Library } from '../library/library.ts';
import { checkoutPlaces } from '../places/places.ts';
import { KeptSessions } from './kept-sessions.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const LOOK: Omit<SessionView, 'items'> = {
  ...{ view: 'replay', playback: false, besideReference: true, tick: 1204, cell: { x: 5, y: 7 } },
  ...{ layers: ['items'], table: false, camera: { x: 3.5, y: 2, scale: 24 }, loop: [10, 20], speed: 4 },
};

/** A library with a scenario and an engine in it, and sessions beside. */
async function setup() {
  const data = temporaryFolder();
  const folder = temporaryFolder();
  const scenario = writeText(join(folder, 'small.json'), guestBytes(FURNACE));
  const module = writeText(join(folder, 'engine.wasm'), '\0asm one');
  const places = { ...checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href), data };
  const context = async () => ({
    library: await Library.open(places, []),
    hashes: new ContentHashes(),
    sessions: new KeptSessions(join(data, 'sessions')),
  });
  const before = await context();
  const [scenarioId = '', moduleId = ''] = await before.library.add([scenario, module]);
  const view: SessionView = { ...LOOK, items: { scenario: scenarioId, module: moduleId } };
  return { data, folder, scenario, module, view, before, context };
}

it('a session is listed, and opened as it was saved after a new start', async () => {
  const { view, before, context } = await setup();
  const { session } = await saveSession(before, { name: 'jam at the furnace', last: false, view });
  await saveSession(before, { name: 'left', last: true, view });
  const after = await context();
  expect(await after.sessions.list()).toEqual([
    expect.objectContaining({ session: 'last', name: 'left', last: true }),
    expect.objectContaining({
      ...{ session, name: 'jam at the furnace', last: false },
      shows: 'engine.wasm on small.json, beside the reference',
    }),
  ]);
  expect(await openSession(after, { session })).toMatchObject({ view, missing: [], changed: [] });
  await saveSession(after, { name: 'jam at the furnace', last: false, view: { ...view, tick: 7 } });
  expect(await after.sessions.list()).toHaveLength(2);
  expect(await openSession(after, { session })).toMatchObject({ view: { tick: 7 } });
  await after.sessions.drop(session);
  await expect(openSession(after, { session })).rejects.toMatchObject({ code: 'unknown-session' });
  await expect(after.sessions.read('../last')).rejects.toMatchObject({ code: 'unknown-session' });
});

it('a session finds its items by their content where they have moved, and says what has changed or is gone', async () => {
  const { folder, scenario, module, view, before, context } = await setup();
  const { document } = await saveSession(before, { name: 'taken away', last: false, view });
  const moved = join(folder, 'moved.json');
  renameSync(scenario, moved);
  writeFileSync(module, '\0asm two');
  const after = await context();
  const [movedId] = await after.library.add([moved]);
  const opened = await openSession(after, { text: document });
  expect(opened.view.items).toEqual({ scenario: movedId, module: view.items.module });
  expect([opened.missing, opened.changed]).toEqual([[], ['engine.wasm']]);
  rmSync(module);
  writeFileSync(moved, guestBytes(BELT));
  const later = await openSession(await context(), { text: document });
  expect([later.missing, later.changed]).toEqual([['small.json', 'engine.wasm'], []]);
  expect(later.view.items).toEqual({});
});

it('what is no session is refused with the reason', async () => {
  const { before } = await setup();
  await expect(openSession(before, { text: '{"version": 1}' })).rejects.toMatchObject({
    code: 'session-invalid',
  });
  await expect(openSession(before, { text: '{"version": 9}' })).rejects.toMatchObject({ code: 'kept-newer' });
});
