import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import type { FilesOpened } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Session } from '../../../shared/sessions/session.ts';
import type { Library } from '../library/library.ts';
import { sessionDocument } from '../sessions/kept-sessions.ts';
import { openPaths } from './open-paths.ts';

const SESSION: Session = {
  ...{ name: 'empty', savedAt: 0, items: {}, view: 'home', playback: false, besideReference: false },
  ...{ tick: 0, layers: [], table: false, speed: 1 },
};

it('tells what it is still reading, then what became of all, without any folder of the user', async () => {
  const told: FilesOpened[] = [];
  let reading: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    reading = resolve;
  });
  const library: Pick<Library, 'add'> = {
    add: async ([path = '']) => {
      if (path.endsWith('large.tar.gz')) await slow;
      if (path.endsWith('notes.txt')) throw new Fault('file-unknown', `${path} is nothing to open`, { path });
      return [`file-${path.length}`];
    },
  };
  const paths = ['/home/jo/large.tar.gz', '/home/jo/notes.txt', '/home/jo/run'];
  const sessions = { save: () => Promise.reject(new Error('there is no session among them')) };
  const opened = await openPaths(library as Library, sessions, paths, (event) => {
    told.push(event);
    if (event.reading !== undefined) reading();
  });
  expect(opened).toEqual(['/home/jo/large.tar.gz', '/home/jo/run']);
  expect(told).toEqual([
    { added: [], refused: [], reading: 'large.tar.gz' },
    {
      added: ['file-21', 'file-12'],
      refused: [
        {
          path: 'notes.txt',
          code: 'file-unknown',
          message: 'notes.txt is nothing to open',
          facts: { path: 'notes.txt' },
        },
      ],
    },
  ]);
});

it('keeps a session among the saved ones, and tells under which id', async () => {
  const session = { ...SESSION, name: 'jam' };
  const file = writeText(join(temporaryFolder(), 'jam.latticesession'), sessionDocument(session));
  const broken = writeText(join(temporaryFolder(), 'broken.latticesession'), '{"version":1}');
  const saved: unknown[] = [];
  const sessions = {
    save: async (one: Session) => {
      saved.push(one.name);
      return 'named-jam';
    },
  };
  const told: FilesOpened[] = [];
  const none: Pick<Library, 'add'> = { add: () => Promise.reject(new Error('a session is no item')) };
  await openPaths(none as Library, sessions, [file, broken], (event) => told.push(event));
  expect(saved).toEqual(['jam']);
  expect(told).toEqual([
    { added: [], refused: [expect.objectContaining({ code: 'session-invalid' })], session: 'named-jam' },
  ]);
});
