import { nearest } from '../base/nearest.ts';
import { asSlug, isSlug } from './slug.ts';
import type { Table } from './table.ts';
import { DEFAULT_TYPE, TEST_TYPES, type TestType } from './test-types.ts';

/** The root keys that every spec-driven type has (spec: manifest §1); what is absent or broken is undefined. */
export interface Head {
  readonly slug: string | undefined;
  readonly name: string | undefined;
  /** As the harness takes it: `end-to-end` where it is not said. */
  readonly type: TestType | undefined;
  readonly difficulty: string | undefined;
  readonly tags: readonly string[] | undefined;
  readonly summary: string | undefined;
  /** Path of the prompt's template in the version folder. */
  readonly prompt: string | undefined;
  /** Limit of the session and of each build step, whole seconds. */
  readonly maxRuntimeSeconds: number | undefined;
  readonly experimental: boolean | undefined;
  /** Folder whose files are the run's first ones. */
  readonly workspace: string | undefined;
  readonly init: string | undefined;
  readonly assets: readonly string[] | undefined;
  /** Paths of the variant files; the first is the default. */
  readonly variants: readonly string[] | undefined;
}

const DIFFICULTIES = ['easy', 'medium', 'hard'];
const SECONDS_AN_HOUR = 3600;

export function readHead(root: Table): Head {
  const slug = readSlug(root);
  const name = root.prose('name');
  if (name === undefined && !root.has('name')) root.text('name');
  const type = readType(root);
  const difficulty = readDifficulty(root);
  const tags = root.texts('tags');
  const summary = root.prose('summary');
  root.optionalFile('description');
  root.file('changelog');
  const prompt = root.file('prompt');
  const hours = root.number('max_runtime_hours', 1, 'above 0', (value) => value > 0);
  const experimental = root.flag('experimental');
  const workspace = root.optionalFolder('workspace');
  const init = root.optionalText('init');
  const assets = root.paths('assets', 'either', []);
  const variants = readVariantPaths(root);
  return {
    slug,
    name,
    type,
    difficulty,
    tags,
    summary,
    prompt,
    maxRuntimeSeconds: hours === undefined ? undefined : Math.round(hours * SECONDS_AN_HOUR),
    experimental,
    workspace,
    init,
    assets,
    variants,
  };
}

function readSlug(root: Table): string | undefined {
  const slug = root.text('slug');
  if (slug === undefined || isSlug(slug)) return slug;
  root.report(
    'error',
    'slug-syntax',
    'slug',
    `'${slug}' is no slug: lowercase letters, digits and single hyphens`,
    { found: slug, allowed: 'a-z, 0-9 and single hyphens between', fix: asSlug(slug) },
  );
  return undefined;
}

function readType(root: Table): TestType | undefined {
  const type = root.prose('type');
  if (type === undefined) return root.has('type') ? undefined : DEFAULT_TYPE;
  if ((TEST_TYPES as readonly string[]).includes(type)) return type as TestType;
  root.report('error', 'unknown-type', 'type', `'${type}' is no type; there are ${TEST_TYPES.join(', ')}`, {
    found: type,
    allowed: TEST_TYPES.join(', '),
    fix: nearest(type, TEST_TYPES),
  });
  return undefined;
}

/** The harness takes any text; people and sites expect one of three. */
function readDifficulty(root: Table): string | undefined {
  const difficulty = root.text('difficulty');
  if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty)) {
    const message = `'${difficulty}' is not one of ${DIFFICULTIES.join(', ')}; the harness keeps it as it is`;
    root.report('warning', 'unknown-difficulty', 'difficulty', message, {
      found: difficulty,
      allowed: DIFFICULTIES.join(', '),
      fix: nearest(difficulty, DIFFICULTIES),
    });
  }
  return difficulty;
}

function readVariantPaths(root: Table): string[] | undefined {
  const paths = root.paths('variants', 'file');
  if (paths?.length !== 0) return paths;
  root.report('error', 'no-variant', 'variants', 'at least one variant file is needed', {
    found: 'an empty array',
  });
  return undefined;
}
