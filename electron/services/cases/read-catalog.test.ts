import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { findVersion, readCatalog } from './read-catalog.ts';

function catalogOf(manifests: Readonly<Record<string, string>>): string {
  const catalog = temporaryFolder();
  for (const [folder, text] of Object.entries(manifests))
    writeText(join(catalog, folder, 'test-case.toml'), text);
  return catalog;
}

describe('a run finds its case in a catalog', () => {
  it('by slug or folder, in the version that it names or the newest', () => {
    const catalog = catalogOf({
      'performance/hard/belts/v1.2.0': 'slug = "lattice"',
      'performance/hard/belts/v1.10.0': 'slug = "lattice"',
      'performance/hard/broken/v1.0.0': 'slug = ',
      'performance/.hidden/other/v1.0.0': 'slug = "hidden"',
    });
    const cases = readCatalog(catalog);
    expect(cases.map(({ folder, slug }) => [folder, slug])).toEqual([
      ['performance/hard/belts', 'lattice'],
      ['performance/hard/broken', undefined],
    ]);
    const belts = join(catalog, 'performance/hard/belts');
    expect(findVersion(cases, 'lattice')).toBe(join(belts, 'v1.10.0'));
    expect(findVersion(cases, 'performance/hard/belts', 'v1.2.0')).toBe(join(belts, 'v1.2.0'));
    expect(findVersion(cases, 'lattice', 'v3.0.0')).toBeUndefined();
    expect(findVersion(cases, 'hidden')).toBeUndefined();
    expect(findVersion(cases, 'broken')).toBe(join(catalog, 'performance/hard/broken/v1.0.0'));
  });
});
