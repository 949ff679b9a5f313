import { describe, expect, it } from 'vitest';
import { parseJson } from '../base/json/tree.ts';
import { checkJsonAnswer } from './json-answer.ts';

function check(expected: string, found: string) {
  const node = (text: string) => parseJson(new TextEncoder().encode(text));
  const verdict = checkJsonAnswer(node(expected), node(found));
  return verdict.right ? 'right' : verdict.reason;
}

describe('an answer that is not Lattice', () => {
  it.each([
    ['{"a":1,"b":[true,null]}', ' { "b" : [ true , null ] , "a" : 1 } '],
    ['"é"', '"\\u00e9"'],
    ['1.0', '1'],
    ['100', '1e2'],
    ['18446744073709551615', '18446744073709551615'],
  ])('%s is equal to %s', (expected, found) => {
    expect(check(expected, found)).toBe('right');
  });

  it.each([
    ['[1,2,3]', '[1,5,9]', 'at $[1]: 2 is expected, found 5'],
    ['[1]', '[1,2]', 'at $[1]: nothing is expected, found 2'],
    ['{"a":{"b":1}}', '{"a":{}}', 'at $.a.b: 1 is expected, found nothing'],
    ['{}', '{"z":1}', 'at $.z: nothing is expected, found 1'],
    ['null', '0', 'at $: null is expected, found 0'],
    [
      '18446744073709551615',
      '18446744073709551614',
      'at $: 18446744073709551615 is expected, found 18446744073709551614',
    ],
  ])('%s differs from %s: %s', (expected, found, reason) => {
    expect(check(expected, found)).toBe(reason);
  });

  it('keeps every difference, up to a hundred', () => {
    const node = (value: unknown) => parseJson(new TextEncoder().encode(JSON.stringify(value)));
    const differences = (a: unknown, b: unknown) => {
      const verdict = checkJsonAnswer(node(a), node(b));
      return verdict.right ? [] : verdict.differences;
    };
    expect(differences({ a: [1, 2, 3], b: 'x' }, { a: [1, 5], c: null })).toEqual([
      { path: '$.a[1]', expected: '2', found: '5' },
      { path: '$.a[2]', expected: '3' },
      { path: '$.b', expected: '"x"' },
      { path: '$.c', found: 'null' },
    ]);
    expect(differences(Array(500).fill(1), Array(500).fill(2))).toHaveLength(100);
  });
});
