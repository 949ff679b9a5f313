import type { ManifestFinding } from './manifest-finding.ts';
import { asSlug, isSlug } from './slug.ts';
import { Table } from './table.ts';
import { openToml } from './toml-source.ts';

export const GAME_JAM_FILE = 'game-jam.toml';

/**
 * Reads what a game jam has in common with cases, which live beside it in a folder of their own (spec: manifest §0); its
 * other keys are not looked at.
 */
export function readGameJam(bytes: Uint8Array): {
  readonly slug: string | undefined;
  readonly findings: readonly ManifestFinding[];
} {
  const findings: ManifestFinding[] = [];
  const source = openToml(GAME_JAM_FILE, bytes, findings);
  if (source === undefined) return { slug: undefined, findings };
  const root = new Table(source);
  const slug = root.text('slug');
  const isGood = slug === undefined || isSlug(slug);
  if (!isGood)
    root.report(
      'error',
      'slug-syntax',
      'slug',
      `'${slug}' is no slug: lowercase letters, digits and single hyphens`,
      {
        found: slug,
        fix: asSlug(slug),
      },
    );
  root.prose('name');
  return { slug: isGood ? slug : undefined, findings };
}
