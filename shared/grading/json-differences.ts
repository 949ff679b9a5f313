import { describeNode, type JsonNode } from '../base/json/tree.ts';

/** A place at which a JSON answer is not what is expected. */
export interface JsonDifference {
  /** JSON path, such as `$.belts[3].items`. */
  readonly path: string;
  /** What stands there, as short words; absent where nothing does. */
  readonly expected?: string;
  readonly found?: string;
}

/** Those of the answer to an input, by its path in the manifest. */
export interface InputDifferences {
  readonly input: string;
  readonly differences: readonly JsonDifference[];
}

/**
 * The places at which two JSON values differ, in the order of the expected one; key order and spelling play no part.
 * Lazy, so that whoever needs the first one alone pays for no more.
 */
export function* jsonDifferences(
  expected: JsonNode,
  found: JsonNode,
  path = '$',
): Generator<JsonDifference, void> {
  if (expected.kind === 'array' && found.kind === 'array') {
    const longer = Math.max(expected.items.length, found.items.length);
    for (let index = 0; index < longer; index++)
      yield* between(expected.items[index], found.items[index], `${path}[${index}]`);
  } else if (expected.kind === 'object' && found.kind === 'object') {
    const members = new Map(found.members.map(({ key, value }) => [key, value]));
    for (const { key, value } of expected.members) {
      yield* between(value, members.get(key), `${path}.${key}`);
      members.delete(key);
    }
    for (const [key, value] of members) yield* between(undefined, value, `${path}.${key}`);
  } else if (!sameScalar(expected, found))
    yield { path, expected: describeNode(expected), found: describeNode(found) };
}

function* between(
  expected: JsonNode | undefined,
  found: JsonNode | undefined,
  path: string,
): Generator<JsonDifference, void> {
  if (expected && found) yield* jsonDifferences(expected, found, path);
  else if (expected) yield { path, expected: describeNode(expected) };
  else if (found) yield { path, found: describeNode(found) };
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
