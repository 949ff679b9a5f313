import { describe, it } from 'vitest';
import { atEnd, BASE, below, check, gone, ROOT, type Row, swap, without } from './testing/faults.ts';
import { ADVERSARIAL } from './testing/good-cases.ts';

const ROWS: readonly Row[] = [
  ['no world', without('world = "schemas/world.json"'), 'missing-key', '[contract]'],
  ['an action that is not there', gone('schemas/action.json'), 'file-missing', '"schemas/action.json"'],
  [
    'an input of a contract',
    below('entry = "tick"', 'input = "schemas/world.json"'),
    'forbidden-key',
    'input',
  ],
  [
    'an output of a contract',
    below('entry = "tick"', 'output = "schemas/world.json"'),
    'forbidden-key',
    'output',
  ],
  ['no fuel by the tick', without('fuel_per_tick = 50_000_000'), 'missing-key', '[sandbox]'],
  ['fuel by the tick of zero', swap('50_000_000', '0'), 'range', '0\nmax_memory'],
  ['a fuel limit', below('[sandbox]', 'fuel_limit = 5'), 'forbidden-key', 'fuel_limit'],
  ['no simulation', swap('[simulation]\ntimestep_ms = 16\nmax_ticks = 37_500\n', ''), 'missing-key', ROOT],
  ['a timestep of zero', swap('= 16', '= 0'), 'range', '0\nmax_ticks'],
  ['a timestep past 32 bits', swap('= 16', '= 4_294_967_296'), 'range', '4_294_967_296'],
  ['no last tick', without('max_ticks = 37_500'), 'missing-key', '[simulation]'],
  ['a misspelt key of the simulation', below('[simulation]', 'max_tick = 1'), 'unknown-key', 'max_tick ='],
  [
    'no match',
    swap('[match]\nparticipants = 2\nstructure = "round-robin"\nrounds = 1\n', ''),
    'missing-key',
    ROOT,
  ],
  ['no participants', without('participants = 2'), 'missing-key', '[match]'],
  ['a blank structure', swap('"round-robin"', '""'), 'blank', '""'],
  ['no rounds at all', swap('rounds = 1', 'rounds = 0'), 'range', '0\n\n[replay]'],
  ['no replay', swap('[replay]\nrenderer = "replay/index.html"\n', ''), 'missing-key', ROOT],
  ['a renderer that is not there', gone('replay/index.html'), 'file-missing', '"replay/index.html"'],
  ['a renderer outside', swap('"replay/index.html"', '"../index.html"'), 'path-escapes', '"../index.html"'],
  ['a case', atEnd('[[case]]\ninput = "x"'), 'forbidden-key', '[[case]]'],

  // Domains
  [
    'a domain without a description',
    without('description = "How the controller played."'),
    'missing-key',
    '[[domain]]',
  ],
  ['a domain with a blank description', swap('"How the controller played."', '" "'), 'blank', '" "'],
  [
    'two domains of one id',
    atEnd('[[domain]]\nid = "play"\ndescription = "x"'),
    'duplicate-domain',
    '"play"\ndescription = "x"',
  ],
  [
    "a variant's domain that the case has",
    atEnd('[[domain]]\nid = "play"\ndescription = "x"', BASE),
    'duplicate-domain',
    '"play"',
  ],
  [
    'a key of a domain nobody knows',
    below('description = "How the controller played."', 'weight = 2'),
    'unknown-key',
    'weight = 2',
  ],

  // Review items
  ['an item without a title', without('title = "Wins"'), 'missing-key', '[[review_item]]'],
  ['an item without a text', without('text = "It wins."'), 'missing-key', '[[review_item]]'],
  ['an item without a weight', without('weight = 3'), 'missing-key', '[[review_item]]'],
  ['an item of no weight', swap('weight = 3', 'weight = 0'), 'range', '0\ndomain'],
  [
    'an item of a domain that is none',
    swap('domain = "play"', 'domain = "plays"'),
    'unknown-domain',
    '"plays"',
  ],
  [
    "an item of the variant's domain",
    swap('domain = "play"', 'domain = "style"'),
    'unknown-domain',
    '"style"',
  ],
  [
    'an item of a view that is none',
    swap('reference = "board"', 'reference = "map"'),
    'unknown-reference',
    '"map"',
  ],
  ['an item of a proof that is none', swap('proof = "win"', 'proof = "loss"'), 'unknown-proof', '"loss"'],
  [
    'two items of one id',
    swap('id = "scores"', 'id = "wins"'),
    'duplicate-verdict',
    '"wins"\ntitle = "Scores"',
  ],
  [
    "a variant's item that the case has",
    swap('id = "elegant"', 'id = "wins"', BASE),
    'duplicate-verdict',
    '"wins"',
  ],
  [
    'two sub-items of one id',
    swap('id = "south"', 'id = "north"'),
    'duplicate-sub-item',
    '"north"\ntitle = "South"',
  ],
  [
    'a sub-item without a title',
    without('title = "South"'),
    'missing-key',
    '[[review_item.sub_item]]\nid = "south"',
  ],
  ['frames', below('text = "It wins."', 'frames = 3'), 'forbidden-key', 'frames'],
  ['sequences', below('text = "It wins."', 'sequences = []'), 'forbidden-key', 'sequences'],
  ['a cap on failures', below('text = "It wins."', 'failure_cap = 3'), 'forbidden-key', 'failure_cap'],
  ['several domains of an item', below('text = "It wins."', 'domains = []'), 'forbidden-key', 'domains'],
  ['a misspelt key of an item', below('text = "It wins."', 'refrence = "board"'), 'unknown-key', 'refrence'],
  [
    'a validation without instruments',
    without('[instrumentation]'),
    'no-instrumentation',
    '[review_item.validation]',
  ],
  ['a script that is not there', gone('scripts/score.js'), 'file-missing', '"scripts/score.js"'],
  [
    'a validation without output',
    swap('outputs = [{ id = "photo", kind = "image" }, { id = "film", kind = "video" }]', ''),
    'no-output',
    '[review_item.validation]',
  ],
  ['two videos', swap('kind = "image"', 'kind = "video"'), 'two-videos', '{ id = "film"'],
  [
    'two outputs of one id',
    swap('id = "film"', 'id = "photo"'),
    'duplicate-output',
    '"photo", kind = "video"',
  ],
  [
    'a validation beside sub-items',
    swap(
      'weight = 1\n[review_item.validation]',
      'weight = 1\nsub_items = [{ id = "x", title = "x" }]\n[review_item.validation]',
    ),
    'validation-beside-sub-items',
    '[review_item.validation]',
  ],
  ['both grammars', atEnd('[review]\nformat = 2'), 'two-review-grammars', '[review]'],
];

describe('one fault in an adversarial case is found, with its place', () => {
  it.each(ROWS)('%s', (...row) => check(ADVERSARIAL, row));
});
