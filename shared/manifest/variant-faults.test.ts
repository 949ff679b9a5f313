import { describe, it } from 'vitest';
import {
  atEnd,
  BASE,
  below,
  check,
  ERRATA,
  gone,
  LARGE,
  ROOT,
  type Row,
  seenIn,
  swap,
  without,
} from './testing/faults.ts';
import { PERFORMANCE } from './testing/good-cases.ts';

const ROWS: readonly Row[] = [
  // Variants
  ['a variant that is no TOML', swap('slug = "base"', 'slug = base', BASE), 'toml-syntax', 'base'],
  ['a variant without a slug', without('slug = "base"', BASE), 'missing-key', ROOT],
  [
    'two variants of one slug',
    seenIn(LARGE, swap('slug = "base"', 'slug = "large"', BASE)),
    'duplicate-variant',
    '"large"',
  ],
  ['a variant name that is a number', swap('"Large boards"', '3', LARGE), 'type', '3'],
  ["a variant's spec that is not there", gone('specs/large.md', LARGE), 'file-missing', '"specs/large.md"'],
  ["a variant's spec outside", swap('"specs/large.md"', '"/large.md"', LARGE), 'path-escapes', '"/large.md"'],
  [
    "a variant's spec in place of the case's",
    swap('"specs/large.md"', '"specs/rules.md"', LARGE),
    'destination-taken',
    '"specs/rules.md"',
  ],
  [
    "a variant's workspace that is not there",
    swap('"workspaces/large"', '"workspaces/l"', LARGE),
    'file-missing',
    '"workspaces/l"',
  ],
  ['a voxel variant', atEnd('[voxel]', LARGE), 'forbidden-key', '[voxel]'],
  ['a misspelt key of a variant', swap('description =', 'descripton =', LARGE), 'unknown-key', 'descripton'],
  ['a solution that is not there', gone('solution/lib.rs', LARGE), 'file-missing', '"solution"'],
  ['a showcase without its page', gone('showcase/showcase.md', LARGE), 'file-missing', '"showcase"'],

  // Templates
  [
    'an undefined variable in the prompt',
    swap('{{workspace}}', '{{workspce}}', 'prompt.hbs'),
    'template-variable',
    'workspce}}',
  ],
  [
    'a variable of specs in the prompt',
    swap('{{workspace}}', '{{version}}', 'prompt.hbs'),
    'template-variable',
    'version}}',
  ],
  [
    'an undefined field in a loop',
    swap('{{this.name}}', '{{this.title}}', 'prompt.hbs'),
    'template-variable',
    'this.title}}',
  ],
  ['a block without its end', swap('{{/each}}', '', 'prompt.hbs'), 'template-syntax', ROOT],
  [
    'a variable of the prompt in a spec',
    swap('{{version}}', '{{workspace}}', 'specs/limits.md.hbs'),
    'template-variable',
    'workspace}}',
  ],
  [
    'a helper nobody knows',
    swap('{{workspace}}', '{{shout workspace}}', 'prompt.hbs'),
    'template-variable',
    'shout',
  ],

  // Errata
  ['errata that are no TOML', swap('[[erratum]]', '[[erratum]', ERRATA), 'toml-syntax', '\nid'],
  ['an erratum without an id', without('id = "late-belt"', ERRATA), 'missing-key', '[[erratum]]'],
  ['an erratum without a title', without('title = "A belt is late"', ERRATA), 'missing-key', '[[erratum]]'],
  [
    'an erratum with a blank body',
    swap('"The large board\'s answer was made again."', '""', ERRATA),
    'blank',
    '""',
  ],
  [
    'two errata of one id',
    atEnd('[[erratum]]\nid = "late-belt"\ntitle = "x"\nbody = "x"', ERRATA),
    'duplicate-erratum',
    '"late-belt"\ntitle = "x"',
  ],
  ['an erratum of no severity', swap('"minor"', '"huge"', ERRATA), 'unknown-word', '"huge"'],
  ['an erratum of a variant that is none', swap('"large"', '"huge"', ERRATA), 'unknown-variant', '"huge"'],
  [
    'an exclusion that names nothing',
    below('affects_scoring = false', 'exclude_from_score = true', ERRATA),
    'exclusion-without-review',
    'true',
  ],
  [
    'an erratum of an item that is none',
    below('affects_scoring = false', 'review = "wins"', ERRATA),
    'unknown-review',
    '"wins"',
  ],
  [
    'a key of an erratum nobody knows',
    below('affects_scoring = false', 'affects = 1', ERRATA),
    'unknown-key',
    'affects = 1',
  ],
  [
    'a root key of the errata',
    swap('[[erratum]]', 'format = 1\n[[erratum]]', ERRATA),
    'unknown-key',
    'format',
  ],
];

describe('one fault in a variant, a template or the errata of a performance case is found, with its place', () => {
  it.each(ROWS)('%s', (...row) => check(PERFORMANCE, row));
});
