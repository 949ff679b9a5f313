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
export function jsonValue(node: JsonNode, findings: Finding[]): unknown {
  return plainValue(node, findings, []);
}

/** `keys` lead to the node; a path is only made of them where there is something to tell. */
function plainValue(node: JsonNode, findings: Finding[], keys: (string | number)[]): unknown {
  const warn = (code: string, message: string): void => {
    findings.push({ severity: 'warning', code, path: keys.reduce(memberPath, '$'), message });
  };
  switch (node.kind) {
    case 'object': {
      const value: JsonObject = {};
      for (const { key, value: member } of node.members) {
        keys.push(key);
        if (key === FORBIDDEN_KEY) warn('key-forbidden', 'a key of this name is passed over');
        else {
          if (Object.hasOwn(value, key)) warn('key-twice', 'stands twice; the last one counts');
          value[key] = plainValue(member, findings, keys);
        }
        keys.pop();
      }
      return value;
    }
    case 'array':
      return node.items.map((item, index) => {
        keys.push(index);
        const value = plainValue(item, findings, keys);
        keys.pop();
        return value;
      });
    case 'number': {
      const value = Number(node.text);
      if (Number.isInteger(value) && !Number.isSafeInteger(value))
        warn('number-rounded', `${node.text.slice(0, 40)} is read as ${value}`);
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
