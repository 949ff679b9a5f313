import { describe, expect, it } from 'vitest';
import { inspectVersion } from './inspect.ts';
import { BASE, MANIFEST } from './testing/faults.ts';
import { PERFORMANCE } from './testing/good-cases.ts';
import { textFolder } from './testing/text-folder.ts';

describe('many faults', () => {
  it('are found at once, those of variants and templates too', () => {
    const files = {
      ...PERFORMANCE,
      [MANIFEST]: PERFORMANCE[MANIFEST]!.replace('belt-case', 'B')
        .replace('5_000_000_000', '0')
        .replace('10.0', '0.5'),
      [BASE]: 'slug = ""\n',
      'prompt.hbs': '{{a}} and {{b}}\n{{c}}',
    };
    const { findings } = inspectVersion(textFolder(files), 'v1.0.0');
    expect(findings.map(({ code }) => code).sort()).toEqual([
      'blank',
      'range',
      'range',
      'slug-syntax',
      'template-variable',
      'template-variable',
      'template-variable',
    ]);
  });

  it('name the key that was probably meant, and what is allowed', () => {
    const files = {
      ...PERFORMANCE,
      [MANIFEST]: PERFORMANCE[MANIFEST]!.replace('summary', 'sumary').replace('"smoke"', '"smok"'),
    };
    const facts = inspectVersion(textFolder(files), 'v1.0.0').findings.map(({ found, allowed, fix }) => ({
      found,
      allowed,
      fix,
    }));
    expect(facts).toEqual([
      { found: '"smok"', allowed: 'smoke, stress', fix: 'smoke' },
      { found: 'sumary', allowed: undefined, fix: 'summary' },
    ]);
  });

  it('in bytes that are no text are one', () => {
    const folder = { ...textFolder(PERFORMANCE), read: () => new Uint8Array([0xff, 0xfe, 0x00]) };
    expect(inspectVersion(folder, 'v1.0.0').findings.map(({ code }) => code)).toEqual(['toml-encoding']);
  });
});
