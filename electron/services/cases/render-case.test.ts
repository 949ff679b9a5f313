import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { PERFORMANCE } from '../../../shared/manifest/testing/good-cases.ts';
import { renderCase } from './render-case.ts';

const DEMO = fileURLToPath(
  new URL('../../../assets/test-cases/performance/easy/lattice-demo/v1.0.0', import.meta.url),
);

function written(files: Readonly<Record<string, string>>): string {
  const folder = join(temporaryFolder(), 'v2.1.0');
  for (const [path, text] of Object.entries(files)) writeText(join(folder, path), text);
  return folder;
}

describe('a case is rendered', () => {
  it('with its prompt and the files of its runs', () => {
    const { prompt, files, variant, findings } = renderCase(DEMO);
    expect(findings).toEqual([]);
    expect(variant.slug).toBe('base');
    expect(prompt).toContain('- `/workspace/specs/rules.md`');
    expect(prompt).toContain('Variant: Base. Start from an empty folder.');
    expect(files.map(({ dest, kind }) => [dest, kind])).toEqual([
      ['specs/rules.md', 'spec'],
      ['schemas/scenario.json', 'schema'],
      ['schemas/state.json', 'schema'],
    ]);
  });

  it('for the variant that is named, with the text of its templates', () => {
    const folder = written(PERFORMANCE);
    const { variants, prompt, files } = renderCase(folder, 'large');
    expect(variants).toEqual(['base', 'large']);
    expect(prompt).toContain('Boards are large.');
    expect(files.find(({ dest }) => dest === 'specs/limits.md')).toEqual({
      dest: 'specs/limits.md',
      kind: 'spec',
      source: join(folder, 'specs/limits.md.hbs'),
      text: 'Limits of large in v2.1.0.\n',
    });
    expect(files.map(({ dest }) => dest)).toContain('src/lib.rs');
  });

  it('as far as it can be: a template with an undefined variable has no text, and a finding with its place', () => {
    const folder = written({ ...PERFORMANCE, 'prompt.hbs': 'Write\n{{language}}' });
    const { prompt, files, findings } = renderCase(folder);
    expect([prompt, files.length > 0]).toEqual([undefined, true]);
    expect(findings).toEqual([
      {
        file: join(folder, 'prompt.hbs'),
        finding: expect.objectContaining({
          code: 'template-variable',
          place: expect.objectContaining({ line: 2, column: 3 }),
        }),
      },
    ]);
  });

  it('only for a variant that it has', () => {
    expect(() => renderCase(DEMO, 'turbo')).toThrow("has no variant 'turbo'; it has base");
  });
});
