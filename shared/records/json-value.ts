import type { Finding } from '../base/finding.ts';
import type { JsonNode } from '../base/json/tree.ts';

/** A JSON object with keys of any kind. */
export type JsonObject = Record<string, unknown>;

/** Its assignment would change what an object is instead of adding a key, so no record may hold it. */
const FORBIDDEN_KEY = '__proto__';

/**
 * The plain value of parsed JSON. What cannot be kept as it is written (a key that stands twice, a whole number past
 * 2^53) is told in `findings`; nesting is bounded by the parser.
 */
export function jsonValue(node: JsonNode, findings: Finding[], path = '$'): unknown {
  switch (node.kind) {
    case 'object': {
      const value: JsonObject = {};
      for (const { key, value: member } of node.members) {
        const place = memberPath(path, key);
        if (key === FORBIDDEN_KEY) {
          warn(findings, 'key-forbidden', place, 'a key of this name is passed over');
          continue;
        }
        if (Object.hasOwn(value, key))
          warn(findings, 'key-twice', place, 'stands twice; the last one counts');
        value[key] = jsonValue(member, findings, place);
      }
      return value;
    }
    case 'array':
      return node.items.map((item, index) => jsonValue(item, findings, `${path}[${index}]`));
    case 'number': {
      const value = Number(node.text);
      if (Number.isInteger(value) && !Number.isSafeInteger(value))
        warn(findings, 'number-rounded', path, `${node.text.slice(0, 40)} is read as ${value}`);
      return value;
    }
    case 'null':
      return null;
    default:
      return node.value;
  }
}

/** The JSON path of a member: `$.a` or `$["a b"]`. */
export function memberPath(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const word = String(key);
  return /^[A-Za-z_][\w-]*$/.test(word) ? `${path}.${word}` : `${path}[${JSON.stringify(word)}]`;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function warn(findings: Finding[], code: string, path: string, message: string): void {
  findings.push({ severity: 'warning', code, path, message });
}
