import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { framesOf } from './testing.ts';
import { traceTick } from './trace-words.ts';

/** Ore on the left lane, coal on the right, an inserter from the belt's end into a furnace. */
const FEED = drawing(
  `
    s>>
    c^i
    ..F#
    ..##
  `,
  {
    s: { type: 'source', dir: 'E', item: 'iron-ore', lane: 'left', period: 8 },
    c: { type: 'source', dir: 'E', item: 'coal', lane: 'right', period: 8 },
    i: { type: 'inserter', dir: 'S' },
    F: { type: 'furnace', recipe: 'iron-plate' },
  },
  { ticks: 40 },
);
const INSERTER = FEED.entities.findIndex(({ type }) => type === 'inserter');
const RULES = framesOf(FEED);
const takes = RULES.findIndex((_, at) => {
  const { events } = traceTick({ scenario: FEED, before: RULES[at - 1], entity: INSERTER });
  return events.some(({ says, happened }) => happened && says.startsWith(`inserter ${INSERTER} took`));
});

describe('the trace of a tick in words', () => {
  it('tells what the entity did, with the section of the rules', () => {
    const { tick, events, neighbours } = traceTick({
      scenario: FEED,
      before: RULES[takes - 1],
      entity: INSERTER,
    });
    const took = events.find(({ entity, happened }) => entity === INSERTER && happened)!;
    expect(tick).toBe(takes + 1);
    expect(took).toMatchObject({ step: 'inserters', rule: 'phase 2, inserters' });
    expect(took.says).toMatch(
      new RegExp(`^inserter ${INSERTER} took (iron-ore|coal) from the (far|near) lane of belt 2`),
    );
    expect(neighbours.map((index) => FEED.entities[index]!.type).sort()).toEqual(['belt', 'furnace']);
    expect(
      events.every(
        ({ entity, others }) => [INSERTER, ...neighbours].includes(entity) || others.includes(INSERTER),
      ),
    ).toBe(true);
  });

  it("stands beside what the module's state implies", () => {
    const module = framesOf(FEED, ['inserter-take-at-end'])[takes]!;
    const { implied } = traceTick({ scenario: FEED, before: RULES[takes - 1], entity: INSERTER, module });
    expect(implied[0]).toMatchObject({ index: INSERTER, type: 'inserter' });
    expect(implied[0]!.fields[0]).toMatchObject({ path: 'phase', a: 'swing', b: 'idle' });
  });

  it('implies nothing where the module did as the rules say, and follows readings when told', () => {
    const question = { scenario: FEED, before: RULES[takes - 1], entity: INSERTER };
    expect(traceTick({ ...question, module: RULES[takes]! }).implied).toEqual([]);
    const asReading = traceTick({ ...question, module: RULES[takes]!, readings: ['inserter-take-at-end'] });
    expect(asReading.implied).not.toEqual([]);
  });

  it('starts from the empty factory where no state is given', () => {
    const { tick, events } = traceTick({ scenario: FEED, before: undefined, entity: INSERTER });
    expect(tick).toBe(1);
    expect(events.map(({ says }) => says)).toContain(
      `inserter ${INSERTER} took nothing: belt 2 has no item that it could take`,
    );
  });

  it('refuses an entity that is not there', () => {
    expect(() => traceTick({ scenario: FEED, before: undefined, entity: 99 })).toThrow(
      expect.objectContaining({ code: 'entity-range', facts: { limit: FEED.entities.length, found: 99 } }),
    );
  });
});
