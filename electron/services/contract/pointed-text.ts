import type { Place } from '../../../shared/base/finding.ts';
import { JsonFault } from '../../../shared/base/json/fault.ts';
import { type JsonNode, parseJson } from '../../../shared/base/json/tree.ts';
import { Places } from '../../../shared/base/places.ts';

/** Larger texts are not read again only to point into them. */
const LARGEST_BYTES = 16 * 1024 * 1024;

/** A JSON text in which JSON pointers have their place; it is parsed at the first question. */
export class PointedText {
  readonly #bytes: Uint8Array;
  #root: JsonNode | undefined;
  #places: Places | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The place of the value at a pointer such as `/entities/3/x`, or of the nearest one around it. */
  placeOf(pointer: string): Place | undefined {
    this.#root ??= parsed(this.#bytes);
    if (this.#root === undefined) return undefined;
    let node: JsonNode = this.#root;
    for (const step of pointer.split('/').slice(1)) {
      const next = childOf(node, step.replaceAll('~1', '/').replaceAll('~0', '~'));
      if (next === undefined) break;
      node = next;
    }
    this.#places ??= new Places(this.#bytes);
    return this.#places.at(node.offset);
  }
}

/** Where a text stops being JSON. */
export function jsonErrorPlace(bytes: Uint8Array): Place | undefined {
  try {
    parseJson(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return new Places(bytes).at(error.offset);
  }
}

function parsed(bytes: Uint8Array): JsonNode | undefined {
  if (bytes.length > LARGEST_BYTES) return undefined;
  try {
    return parseJson(bytes);
  } catch (error) {
    // The platform's own reader takes a byte order mark and deeper nesting, which this one refuses.
    if (!(error instanceof JsonFault)) throw error;
    return undefined;
  }
}

function childOf(node: JsonNode, step: string): JsonNode | undefined {
  if (node.kind === 'object') return node.members.find(({ key }) => key === step)?.value;
  return node.kind === 'array' ? node.items[Number(step)] : undefined;
}
