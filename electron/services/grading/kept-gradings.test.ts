import { cpSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import type { GradedHere } from '../../../shared/api/answers.ts';
import { loadCase } from '../cases/load-case.ts';
import { checkoutPlaces } from '../places/places.ts';
import { KeptGradings } from './kept-gradings.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const { demoCase } = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

function graded(sha256: string, gradedAt: number): GradedHere {
  return {
    result: { correct: false, totalFuel: null, fuelLimit: 1, cases: [], moduleWasm: null, detail: 'none' },
    seconds: [],
    differences: [],
    module: { sha256, bytes: 1 },
    host: 'wasmtime 1',
    gradedAt,
  };
}

function setup() {
  const folder = temporaryFolder();
  const onCase = join(temporaryFolder(), 'v1.0.0');
  cpSync(demoCase, onCase, { recursive: true });
  return { folder, onCase, kept: new KeptGradings(folder) };
}

describe('gradings that were made here', () => {
  it('are kept from start to start, oldest first, and the latest of a module is found by its content', () => {
    const { folder, onCase, kept } = setup();
    const of = loadCase(onCase);
    kept.keep(of, 'first', graded('aaaaaaaaaaaaaaaa', 1000));
    kept.keep(of, 'other', graded('bbbbbbbbbbbbbbbb', 2000));
    kept.keep(of, 'again', graded('aaaaaaaaaaaaaaaa', 3000));
    const later = new KeptGradings(folder);
    expect(later.list(of).map(({ name }) => name)).toEqual(['first', 'other', 'again']);
    expect(later.latest(of, 'aaaaaaaaaaaaaaaa')).toMatchObject({ name: 'again', gradedAt: 3000 });
    expect(later.latest(of, 'cccccccccccccccc')).toBeUndefined();
  });

  it('are not those of a case that has changed since', () => {
    const { onCase, kept } = setup();
    kept.keep(loadCase(onCase), 'first', graded('aaaaaaaaaaaaaaaa', 1000));
    utimesSync(join(onCase, 'cases/small.json'), 1, 1);
    expect(kept.list(loadCase(onCase))).toEqual([]);
  });

  it('go on without one that cannot be read', () => {
    const { folder, onCase, kept } = setup();
    const of = loadCase(onCase);
    kept.keep(of, 'first', graded('aaaaaaaaaaaaaaaa', 1000));
    kept.keep(of, 'second', graded('bbbbbbbbbbbbbbbb', 2000));
    const [place = ''] = readdirSync(folder);
    const [first = ''] = readdirSync(join(folder, place)).sort();
    writeFileSync(join(folder, place, first), '{"version": 1, "na');
    expect(kept.list(of).map(({ name }) => name)).toEqual(['second']);
  });
});
