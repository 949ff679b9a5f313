import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { caseWithVariants } from '../../../build/testing/case-folder.ts';
import { checkoutPlaces } from '../places/places.ts';
import { readCase } from './read-case.ts';
import { validateCase } from './validate-case.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLACES = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);
const never = new AbortController().signal;

describe('a case, as a page is told of it', () => {
  it('has its limits, inputs, build and its default variant rendered', () => {
    const answer = readCase(caseWithVariants(), undefined);
    expect(answer).toMatchObject({
      slug: 'test-case',
      name: 'Test case',
      version: 'v1.0.0',
      type: 'performance',
      difficulty: 'easy',
      fuelLimit: 5_000_000_000,
      maxMemoryBytes: 268435456,
      build: { install: 'true', build: 'true', module: 'engine.wasm' },
      variants: ['base', 'vague'],
      cases: [
        { input: 'smoke/belt.json', kind: 'smoke', fuelRunway: 1 },
        { input: 'cases/furnace.json', kind: 'stress', fuelRunway: 1.5 },
      ],
    });
    expect(answer.variant?.prompt).toContain('Write an engine in /workspace.');
    const rules = answer.variant?.files.find(({ dest }) => dest === 'specs/rules.md');
    const text = '# Rules of v1.0.0\n<b>Belts first.</b>\n';
    expect(rules).toEqual({
      dest: 'specs/rules.md',
      kind: 'spec',
      source: 'specs/rules.md.hbs',
      template: true,
      text,
      bytes: text.length,
    });
  });

  it('has no text of a template that names what nobody defines, which is a finding', async () => {
    const folder = caseWithVariants();
    const { variant } = readCase(folder, 'vague');
    expect(variant?.files.find(({ dest }) => dest === 'specs/vague.md')).toMatchObject({
      template: true,
      text: null,
      bytes: null,
    });
    const { findings } = await validateCase(PLACES, folder, never, () => undefined);
    const vague = findings.filter(({ file }) => file === 'specs/vague.md.hbs');
    expect(vague).toMatchObject([{ severity: 'error', place: { line: 1 } }]);
    expect(vague[0]?.message).toContain('whatever');
    expect(JSON.stringify(findings)).not.toContain(folder);
  });

  it('says how far its validation is, input by input, and finds what is wrong in an answer', async () => {
    const folder = caseWithVariants();
    const answer = join(folder, 'cases/furnace.out');
    writeFileSync(answer, readFileSync(answer, 'utf8').replace(/"tick":\s*100/, '"tick":101'));
    const heard: number[][] = [];
    const { findings } = await validateCase(PLACES, folder, never, (...so) => heard.push(so));
    expect(heard).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(findings.map(({ file }) => file)).toContain('cases/furnace.out');
  });

  it('is given up at once', async () => {
    const abort = new AbortController();
    const validation = validateCase(PLACES, caseWithVariants(), abort.signal, () => undefined);
    abort.abort();
    await expect(validation).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('fails for a variant that it does not have', () => {
    expect(() => readCase(caseWithVariants(), 'none')).toThrowError(
      expect.objectContaining({ code: 'variant-missing' }),
    );
  });
});
