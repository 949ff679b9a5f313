import { describe, expect, it } from 'vitest';
import { type CatalogVersion, findCase, groupCases } from './catalog.ts';
import { checkSlugs } from './catalog-findings.ts';
import { newestFirst } from './version-order.ts';

function version(folder: string, name: string, slug: string | undefined): CatalogVersion {
  return { folder, version: name, slug, manifestFile: `${folder}/${name}`, slugPlace: () => undefined };
}

const CATALOG = groupCases([
  version('performance/hard/lattice', 'v1.2.0', 'lattice-old'),
  version('performance/hard/lattice', 'v1.10.0', 'factory'),
  version('performance/easy/factory', 'v1.0.0', 'belts'),
  version('adversarial/hard/foray', 'v2', 'foray'),
]);

describe('versions', () => {
  it('come newest first, by numbers and not by letters', () => {
    const names = ['v1.2.0', '1.10.0', 'vv2', 'v1.2', 'v1.2.0-beta', 'draft', 'v1.9.9'];
    expect(names.sort(newestFirst)).toEqual([
      'vv2',
      '1.10.0',
      'v1.9.9',
      'v1.2.0',
      'v1.2.0-beta',
      'v1.2',
      'draft',
    ]);
  });
});

describe('a case is found', () => {
  it.each([
    ['performance/hard/lattice', 'performance/hard/lattice'],
    ['lattice', 'performance/hard/lattice'],
    // A folder's name comes before a slug.
    ['factory', 'performance/easy/factory'],
    ['belts', 'performance/easy/factory'],
    ['foray', 'adversarial/hard/foray'],
    // Only the newest version's slug counts.
    ['lattice-old', undefined],
    ['none', undefined],
  ])('%s is %s', (id, folder) => {
    expect(findCase(CATALOG, id)?.folder).toBe(folder);
  });
});

describe('slugs across a catalog', () => {
  it('must be one for all versions of a folder, and of no other folder', () => {
    const cases = groupCases([
      version('a', 'v1', 'one'),
      version('a', 'v2', 'two'),
      version('b', 'v1', 'two'),
      version('c', 'v1', undefined),
      version('d', 'v1', undefined),
    ]);
    expect(checkSlugs(cases).map(({ manifestFile, finding }) => [manifestFile, finding.code])).toEqual([
      ['a/v1', 'slug-differs'],
      ['b/v1', 'duplicate-slug'],
    ]);
  });
});
