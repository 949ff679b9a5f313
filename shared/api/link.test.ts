import { expect, it } from 'vitest';
import { isLink, readLink } from './link.ts';

it.each([
  ['lattice-replay://open', ''],
  ['lattice-replay://open/', ''],
  [
    'lattice-replay://open?view=replay&scenario=demo-small&tick=600&cell=12,7&layers=items,grid',
    '?view=replay&scenario=demo-small&tick=600&cell=12,7&layers=items,grid',
  ],
  ['lattice-replay://open?run=file-0123456789abcdef&playback=yes', '?run=file-0123456789abcdef&playback=yes'],
  ['LATTICE-REPLAY://open?tick=0', '?tick=0'],
])('opens by %s the page at %s', (address, query) => {
  expect(readLink(address)).toEqual({ ok: true, query });
});

it.each([
  'lattice-replay://grade?module=a&case=b',
  'lattice-replay://run?module=a',
  'lattice-replay://build',
  'lattice-replay://open/../grade',
  'lattice-replay://open?grade=demo-case',
  'lattice-replay://open?module=../../etc/passwd',
  'lattice-replay://open?module=C:%5Crun',
  'lattice-replay://open?module=file:%2F%2F%2Fetc%2Fpasswd',
  'lattice-replay://open?scenario=a%00b',
  'lattice-replay://open?view=%3Cb%3E',
  'lattice-replay://open?tick=-1',
  'lattice-replay://open?tick=1e9',
  'lattice-replay://open?cell=1',
  'lattice-replay://open?tick=1&tick=2',
  'lattice-replay://open?__proto__=1',
  'lattice-replay://open#token=1',
  'lattice-replay://user@open?tick=1',
  'lattice-replay:open',
  'lattice-replay://',
  'https://open?tick=1',
  'javascript:alert(1)',
  'open',
  `lattice-replay://open?layers=${'a,'.repeat(2000)}`,
])('refuses %s', (address) => {
  expect(readLink(address)).toMatchObject({ ok: false, why: expect.stringMatching(/./) });
});

it('tells links from files', () => {
  expect([
    isLink('lattice-replay://open'),
    isLink('lattice-replay.json'),
    isLink('/a/lattice-replay:b'),
  ]).toEqual([true, false, false]);
});
