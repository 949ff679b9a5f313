import { describe, expect, it } from 'vitest';
import { parseJson } from '../../base/json/tree.ts';
import { utf8 } from '../../base/testing.ts';
import { LARGEST_SCENARIO_BYTES, looksLikeScenario, parseScenario } from './parse.ts';
import { GOOD } from './testing.ts';

describe('bytes that are no JSON', () => {
  it.each([
    ['nothing', '', 1, 1],
    ['a byte order mark', `\ufeff${GOOD}`, 1, 1],
    ['a NUL', GOOD.replace('"ticks"', '\u0000"ticks"'), 4, 3],
    ['a text cut short', GOOD.slice(0, GOOD.indexOf('"snapshots"')), 5, 3],
    ['a trailing comma', GOOD.replace('[50, 100]', '[50, 100,]'), 5, 25],
    ['something after the end', `${GOOD}\n{}`, 13, 1],
    ['nesting without end', GOOD.replace('100,', `${'['.repeat(3000)}`), 4, 12 + 126],
  ])('%s', (_, text, line, column) => {
    const { scenario, findings } = parseScenario(utf8(text));
    expect(scenario).toBeUndefined();
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'error', place: { line, column } });
    expect(findings[0]!.code).toMatch(/^json-(syntax|limit)$/);
  });

  it('count columns in characters', () => {
    const { findings } = parseScenario(utf8('{"é": 1, "ü" 2}'));
    expect(findings[0]?.place).toEqual({ line: 1, column: 14, offset: 15 });
  });

  it('or hold something else are told so', () => {
    for (const text of ['null', '[]', '7', '"scenario"']) {
      const { scenario, findings } = parseScenario(utf8(text));
      expect(scenario).toBeUndefined();
      expect(findings).toMatchObject([{ code: 'type', path: '$', place: { line: 1, column: 1 } }]);
    }
  });

  it('are not read past the largest size', () => {
    const reading = parseScenario(new Uint8Array(LARGEST_SCENARIO_BYTES + 1));
    expect(reading).toMatchObject({ scenario: undefined, findings: [{ code: 'too-large' }] });
  });
});

describe('findings', () => {
  it('are at most a thousand, and an error is not hidden behind warnings', () => {
    const belt = '{"type":"belt","x":0,"y":0,"dir":"E","tier":"fast","note":1}';
    const many = `{"version":1,"grid":{"width":9,"height":9},"ticks":1,"snapshots":[1],"entities":[${`${belt},`.repeat(1500)}{"type":"nothing"}]}`;
    const { scenario, findings } = parseScenario(utf8(many));
    expect(scenario).toBeUndefined();
    expect(findings).toHaveLength(1000);
    expect(findings.at(-1)).toMatchObject({ severity: 'error', code: 'more-findings' });
  });
});

describe('what is meant to be a scenario', () => {
  it('has a grid and entities', () => {
    const looks = (text: string) => looksLikeScenario(parseJson(utf8(text)));
    expect([looks(GOOD), looks('{"grid":1,"entities":2}'), looks('{"grid":1}'), looks('[]')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
