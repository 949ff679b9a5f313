import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('the table of safety names files and tests that are there, and every one of the twenty points', () => {
  const text = readFileSync(join(ROOT, 'electron/main/SAFETY.md'), 'utf8');
  const named = [...text.matchAll(/`((?:electron|shared)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const points = [...text.matchAll(/^\| (\d+(?:, \d+)*) /gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  );
  expect(points).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 1)));
});
