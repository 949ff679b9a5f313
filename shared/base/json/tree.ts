import { bytesSource } from '../byte-source.ts';
import { JsonReader } from './reader.ts';

/** A JSON value with the byte offset at which it stands, for messages that point at it. */
export type JsonNode =
  | { readonly kind: 'object'; readonly offset: number; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly offset: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly offset: number; readonly value: string }
  /** `text` is the number as written, with every digit. */
  | { readonly kind: 'number'; readonly offset: number; readonly text: string }
  | { readonly kind: 'boolean'; readonly offset: number; readonly value: boolean }
  | { readonly kind: 'null'; readonly offset: number };

export interface JsonMember {
  readonly key: string;
  readonly value: JsonNode;
}

/** Parses a whole JSON text. Keys that stand twice are kept twice. Throws a `JsonFault`. */
export function parseJson(bytes: Uint8Array): JsonNode {
  const reader = new JsonReader(bytesSource(bytes));
  const node = readNode(reader);
  reader.end();
  return node;
}

/** Nesting is bounded by the reader, so the recursion is too. */
function readNode(reader: JsonReader): JsonNode {
  const offset = reader.offset();
  switch (reader.kind()) {
    case 'object': {
      const members: JsonMember[] = [];
      reader.enterObject();
      for (let key = reader.nextKey(); key !== undefined; key = reader.nextKey()) {
        members.push({ key, value: readNode(reader) });
      }
      return { kind: 'object', offset, members };
    }
    case 'array': {
      const items: JsonNode[] = [];
      reader.enterArray();
      while (reader.nextElement()) items.push(readNode(reader));
      return { kind: 'array', offset, items };
    }
    case 'string':
      return { kind: 'string', offset, value: reader.readString() };
    case 'boolean':
      return { kind: 'boolean', offset, value: reader.readBoolean() };
    case 'null':
      reader.takeNull();
      return { kind: 'null', offset };
    default:
      return { kind: 'number', offset, text: reader.readNumberText() };
  }
}

/** What a node is, as words in a sentence: "found …". */
export function describeNode(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'an array';
    case 'string':
      return JSON.stringify(node.value.length > 40 ? `${node.value.slice(0, 40)}…` : node.value);
    case 'number':
      return node.text.slice(0, 40);
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
  }
}
