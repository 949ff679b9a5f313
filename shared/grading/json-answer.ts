import { describeNode, type JsonNode } from '../base/json/tree.ts';
import type { Verdict } from './case-outcome.ts';

/**
 * Checks the answer of a case that is not Lattice: equal as a JSON value. The harness defines no rule for such cases
 * (spec: performance-host §5), so this is the mildest that still means equal: key order and spelling play no part.
 */
export function checkJsonAnswer(expected: JsonNode, found: JsonNode): Verdict {
  const difference = firstDifference(expected, found, '$');
  return difference === undefined
    ? { right: true }
    : { right: false, firstMismatchTick: null, reason: difference };
}

function firstDifference(expected: JsonNode, found: JsonNode, path: string): string | undefined {
  if (expected.kind === 'array' && found.kind === 'array') {
    const shared = Math.min(expected.items.length, found.items.length);
    for (let index = 0; index < shared; index++) {
      const inside = firstDifference(expected.items[index]!, found.items[index]!, `${path}[${index}]`);
      if (inside !== undefined) return inside;
    }
    if (expected.items.length === found.items.length) return undefined;
    return `at ${path}: ${expected.items.length} elements are expected, found ${found.items.length}`;
  }
  if (expected.kind === 'object' && found.kind === 'object') {
    const members = new Map(found.members.map((member) => [member.key, member.value]));
    for (const { key, value } of expected.members) {
      const other = members.get(key);
      if (other === undefined) return `at ${path}: the key ${JSON.stringify(key)} is missing`;
      const inside = firstDifference(value, other, `${path}.${key}`);
      if (inside !== undefined) return inside;
      members.delete(key);
    }
    const [extra] = members.keys();
    return extra === undefined ? undefined : `at ${path}: the key ${JSON.stringify(extra)} is not expected`;
  }
  if (sameScalar(expected, found)) return undefined;
  return `at ${path}: ${describeNode(expected)} is expected, found ${describeNode(found)}`;
}

function sameScalar(expected: JsonNode, found: JsonNode): boolean {
  if (expected.kind === 'number' && found.kind === 'number') return sameNumber(expected.text, found.text);
  if (expected.kind === 'string' && found.kind === 'string') return expected.value === found.value;
  if (expected.kind === 'boolean' && found.kind === 'boolean') return expected.value === found.value;
  return expected.kind === 'null' && found.kind === 'null';
}

/** Whole numbers are compared by every digit; a double holds no more than 53 bits of them. */
function sameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const whole = /^-?\d+$/;
  return whole.test(a) && whole.test(b) ? BigInt(a) === BigInt(b) : Number(a) === Number(b);
}
