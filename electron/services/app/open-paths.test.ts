import { expect, it } from 'vitest';
import type { FilesOpened } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Library } from '../library/library.ts';
import { openPaths } from './open-paths.ts';

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
  const opened = await openPaths(library as Library, paths, (event) => {
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
