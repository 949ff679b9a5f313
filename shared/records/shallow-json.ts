import type { ByteSource } from '../base/byte-source.ts';
import { type JsonKind, JsonReader } from '../base/json/reader.ts';
import type { JsonMember, JsonNode } from '../base/json/tree.ts';

/** Under this key a document of the public snapshot holds the record (spec: run-record §7). */
const NESTED = 'record';
/** No file that is known has a tenth of it; the keys past these are passed over. */
const MOST_KEYS = 1000;

/**
 * The keys of an object and the kinds of what they hold, read from a text of any length in flat memory; only a nested
 * record is looked into. Values come out empty. The grammar of the whole text is checked; throws a `JsonFault`.
 */
export function shallowObject(source: ByteSource): JsonNode {
  const json = new JsonReader(source);
  const node = { kind: 'object', offset: json.offset(), members: membersOf(json, NESTED) } as const;
  json.end();
  return node;
}

function membersOf(json: JsonReader, lookInto: string | undefined): readonly JsonMember[] {
  const members: JsonMember[] = [];
  json.enterObject();
  for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
    if (members.length === MOST_KEYS) {
      json.skipValue();
      continue;
    }
    const kind = json.kind();
    const offset = json.offset();
    if (key === lookInto && kind === 'object')
      members.push({ key, value: { kind, offset, members: membersOf(json, undefined) } });
    else {
      json.skipValue();
      members.push({ key, value: emptyNode(kind, offset) });
    }
  }
  return members;
}

function emptyNode(kind: JsonKind, offset: number): JsonNode {
  switch (kind) {
    case 'object':
      return { kind, offset, members: [] };
    case 'array':
      return { kind, offset, items: [] };
    case 'string':
      return { kind, offset, value: '' };
    case 'number':
      return { kind, offset, text: '0' };
    case 'boolean':
      return { kind, offset, value: false };
    default:
      return { kind: 'null', offset };
  }
}
