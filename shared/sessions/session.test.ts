import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionSchema } from './schema.ts';
import type { Session } from './session.ts';

const whole = fc.nat();
const item = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 100 }),
    kind: fc.constantFrom('scenario', 'module'),
    name: fc.string(),
    sha256: fc.constant('ab'.repeat(32)),
    bytes: whole,
  },
  { requiredKeys: ['id', 'kind', 'name'] },
);
const anySession: fc.Arbitrary<Session> = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 200 }),
    savedAt: whole,
    view: fc.constantFrom('replay', 'divergence'),
    playback: fc.boolean(),
    besideReference: fc.boolean(),
    tick: whole,
    cell: fc.record({ x: whole, y: whole }),
    layers: fc.array(fc.constantFrom('items', 'grid')),
    table: fc.boolean(),
    camera: fc.record({ x: whole, y: whole, scale: fc.integer({ min: 1, max: 64 }) }),
    stretch: fc.record({ first: whole, last: whole }),
    loop: fc.tuple(whole, whole),
    speed: fc.constantFrom<number | 'fastest'>(1 / 16, 256, 'fastest'),
    items: fc.record({ scenario: item, module: item, beside: item }, { requiredKeys: [] }),
  },
  {
    requiredKeys: [
      ...(['name', 'savedAt', 'view', 'playback', 'besideReference', 'tick', 'layers', 'table'] as const),
      ...(['speed', 'items'] as const),
    ],
  },
);

it('a session is read as it was written, with what a newer program has written beside', () => {
  fc.assert(
    fc.property(anySession, (session) => {
      const more = { ...session, colours: ['red'] };
      expect(sessionSchema.parse(JSON.parse(JSON.stringify(more)))).toEqual(more);
    }),
  );
});
