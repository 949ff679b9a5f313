import type { JsonNode } from '../base/json/tree.ts';
import type { Verdict } from './case-outcome.ts';
import { type JsonDifference, jsonDifferences } from './json-differences.ts';

/** Differences that are kept to be looked at. */
const MOST_KEPT = 100;

/**
 * Checks the answer of a case that is not Lattice: equal as a JSON value. The harness defines no rule for such cases
 * (spec: performance-host §5), so this is the mildest that still means equal: key order and spelling play no part.
 */
export function checkJsonAnswer(expected: JsonNode, found: JsonNode): Verdict {
  const differences: JsonDifference[] = [];
  for (const difference of jsonDifferences(expected, found)) {
    if (differences.push(difference) === MOST_KEPT) break;
  }
  const [first] = differences;
  if (first === undefined) return { right: true };
  return { right: false, firstMismatchTick: null, reason: `at ${differenceWords(first)}`, differences };
}

/** A difference as a person reads it: `$.a[1]: 2 is expected, found 5`. */
function differenceWords({ path, expected, found }: JsonDifference): string {
  return `${path}: ${expected ?? 'nothing'} is expected, found ${found ?? 'nothing'}`;
}
