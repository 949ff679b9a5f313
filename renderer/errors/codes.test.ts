import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CODES } from './codes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NAMED = /(?<![a-z])(?:new \w*Fault|#?fault|refusal)\(\s*'([a-z][a-z0-9-]*)'/g;
const KINDS = /RunFailureKind =([^;]+);/;

describe('the table of codes', () => {
  it('sorts every code that the sources name into one cause', () => {
    const known = Object.values(CODES).flat();
    expect(new Set(known).size).toBe(known.length);
    const named = new Set(
      ['shared', 'electron', 'renderer'].flatMap((folder) => codesIn(join(ROOT, folder))),
    );
    expect(named.size).toBeGreaterThan(100);
    const lost = [...named].filter((code) => !known.includes(code));
    expect(lost, 'add each to renderer/errors/codes.ts').toEqual([]);
  });
});

function codesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/test(ing)?[./]/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const kinds = KINDS.exec(text)?.[1]?.match(/(?<=')[a-z-]+(?=')/g) ?? [];
      return [...[...text.matchAll(NAMED)].map(([, code = '']) => code), ...kinds];
    });
}
