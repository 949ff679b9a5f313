import { describe, it } from 'vitest';
import { atEnd, BASE, below, check, ROOT, type Row, swap, without } from './testing/faults.ts';
import { CATEGORIES } from './testing/good-cases.ts';

const ROWS: readonly Row[] = [
  [
    'no domain',
    swap('[[domain]]\nid = "play"\ndescription = "How the controller played."\n', ''),
    'no-domain',
    ROOT,
  ],
  ['a review of no format', without('format = 2'), 'review-format', '[review]'],
  ['a review of another format', swap('format = 2', 'format = 3'), 'review-format', '3\n'],
  ['a category without a title', swap('title = "Play"\n', ''), 'missing-key', '[[review.categories]]'],
  [
    'a category without items',
    atEnd('[[review.categories]]\nid = "x"\ntitle = "x"'),
    'empty-category',
    '[[review.categories]]\nid = "x"',
  ],
  [
    'a category with a key too many',
    swap('title = "Play"\n', 'title = "Play"\nweight = 2\n'),
    'unknown-key',
    'weight = 2\n\n[[review',
  ],
  ['a review with a key too many', below('format = 2', 'strict = true'), 'unknown-key', 'strict'],
  [
    'an item of a category without a title',
    without('title = "Wins"'),
    'missing-key',
    '[[review.categories.items]]',
  ],
  ['a blank description', swap('"Often."', '""'), 'blank', '""'],
  [
    'an item of a category of no weight',
    swap('weight = 2', 'weight = 0'),
    'range',
    '0\n\n[[review.categories.items]]\nid = "moves"',
  ],
  [
    'two verdicts of one id',
    swap('id = "wins"', 'id = "moves"'),
    'duplicate-verdict',
    '"moves"\ntitle = "Moves"',
  ],
  [
    'an item of a category with a key too many',
    below('weight = 2', 'text = "x"'),
    'unknown-key',
    'text = "x"',
  ],
  [
    "a variant's item of the other grammar",
    atEnd('[[review_item]]\nid = "x"\ntitle = "x"\ntext = "x"\nweight = 1', BASE),
    'two-review-grammars',
    '[[review_item]]',
  ],
  [
    "a variant's review that repeats the format",
    atEnd('[review]\nformat = 2', BASE),
    'forbidden-key',
    'format',
  ],
];

describe('one fault in a case that is reviewed by categories is found, with its place', () => {
  it.each(ROWS)('%s', (...row) => check(CATEGORIES, row));
});
