import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../byte-source.ts';
import { piecesSource, utf8 } from '../testing.ts';
import { JsonFault } from './fault.ts';
import { JsonReader } from './reader.ts';
import { type JsonNode, parseJson } from './tree.ts';
import { JsonWriter } from './writer.ts';

/** A tree as plain values; numbers become what JavaScript makes of their text. */
function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      // A key such as __proto__ must stay a key.
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'number':
      return Number(node.text);
    case 'null':
      return null;
    default:
      return node.value;
  }
}

function readInPieces(bytes: Uint8Array, size: () => number): unknown {
  const reader = new JsonReader(piecesSource(bytes, size));
  const value = readAny(reader);
  reader.end();
  return value;
}

function readAny(reader: JsonReader): unknown {
  switch (reader.kind()) {
    case 'object': {
      const members: [string, unknown][] = [];
      reader.enterObject();
      for (let key = reader.nextKey(); key !== undefined; key = reader.nextKey())
        members.push([key, readAny(reader)]);
      return Object.fromEntries(members);
    }
    case 'array': {
      const items: unknown[] = [];
      reader.enterArray();
      while (reader.nextElement()) items.push(readAny(reader));
      return items;
    }
    case 'string':
      return reader.readString();
    case 'boolean':
      return reader.readBoolean();
    case 'null':
      return reader.takeNull() ? null : 'no null';
    default:
      return Number(reader.readNumberText());
  }
}

function faultOf(
  text: string | Uint8Array,
  read: (reader: JsonReader) => void = (reader) => reader.skipValue(),
): JsonFault | undefined {
  const reader = new JsonReader(bytesSource(typeof text === 'string' ? utf8(text) : text));
  try {
    read(reader);
    reader.end();
  } catch (error) {
    if (error instanceof JsonFault) return error;
    throw error;
  }
  return undefined;
}

describe('reading JSON', () => {
  it('finds the values that JSON.parse finds, whole and in pieces of any size, compact and indented', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom(0, 1, 4),
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        (json, indent, sizes) => {
          const value = JSON.parse(json);
          const bytes = utf8(JSON.stringify(value, null, indent));
          expect(plain(parseJson(bytes))).toEqual(value);
          expect(readInPieces(bytes, () => sizes.next().value)).toEqual(value);
        },
      ),
    );
  });

  it('passes over exactly what is a JSON value, as JSON.parse does', () => {
    const near = fc
      .json()
      .chain((json) =>
        fc
          .tuple(
            fc.nat(json.length),
            fc.constantFrom('', '"', ',', ']', '}', '[', '\\', '0', '.', 'e', '-', 't', '\u0001', '\\u12'),
          )
          .map(([at, text]) => json.slice(0, at) + text + json.slice(at + 1)),
      );
    fc.assert(
      fc.property(near, (json) => {
        // Half of a surrogate pair cannot be written as UTF-8.
        fc.pre(json.isWellFormed());
        let valid = true;
        try {
          JSON.parse(json);
        } catch {
          valid = false;
        }
        expect(faultOf(json) === undefined).toBe(valid);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads strings longer than a piece, with an escape at every edge', () => {
    const text = `${'x'.repeat(65_534)}\\"é${'y'.repeat(70_000)}`;
    expect(plain(parseJson(utf8(`["${text.replace('\\"', '\\\\\\"')}"]`)))).toEqual([text]);
    for (const size of [1, 2, 5])
      expect(readInPieces(utf8('"a\\n\\ud83d\\udd27\\\\"'), () => size)).toBe('a\n🔧\\');
  });

  it.each([
    ['', 0, 'a value is needed, found the end of the text'],
    ['\ufeff{}', 0, 'byte order mark'],
    ['{"a":1,}', 7, 'a key is needed'],
    ['[1,]', 3, 'a value is needed'],
    ['[1 2]', 3, "',' or ']' is needed"],
    ['{"a" 1}', 5, "':' is needed"],
    ['{"a":1 "b":2}', 7, "',' or '}' is needed"],
    ['{"a":1', 6, "',' or '}' is needed, found the end of the text"],
    ['"abc', 4, 'the text ends inside a string'],
    ['[01]', 1, 'leading zero'],
    ['[-]', 1, 'a digit is missing'],
    ['[1.]', 1, 'a digit is missing'],
    ['[1e+]', 1, 'a digit is missing'],
    ['[nul]', 1, "'null' is misspelt"],
    ['[True]', 1, 'a value is needed'],
    ['{} {}', 3, 'the end of the text is needed'],
    ['[1]\u0000', 3, 'the end of the text is needed, found byte 0'],
    ['\u0000', 0, 'a value is needed, found byte 0'],
    ["['a']", 1, 'a value is needed'],
    ['"\\x"', 3, 'unknown escape'],
    ['"\\u12g4"', 6, 'unknown escape'],
  ])('refuses %j at byte %i', (text, offset, message) => {
    const fault = faultOf(text);
    expect(fault?.code).toBe('json-syntax');
    expect(fault?.message).toContain(message);
    expect(fault?.offset).toBe(offset);
  });

  it('refuses strings that are not UTF-8 or hold half of a surrogate pair', () => {
    const text = (reader: JsonReader) => void reader.readString();
    expect(faultOf(Uint8Array.of(0x22, 0xff, 0x22), text)?.code).toBe('json-syntax');
    expect(faultOf(Uint8Array.of(0x22, 0x5c, 0x6e, 0xc3, 0x22), text)?.code).toBe('json-syntax');
    expect(faultOf('"\\ud800"', text)?.code).toBe('json-syntax');
    expect(faultOf('"\\udd27\\ud83d"', text)?.code).toBe('json-syntax');
  });

  it('reads whole numbers in their range only', () => {
    const whole = (text: string, highest: number) => {
      let value: number | undefined;
      const fault = faultOf(text, (reader) => {
        value = reader.readWhole(highest);
      });
      return fault?.code ?? value;
    };
    expect([whole('0', 9), whole('255', 255), whole('4294967295', 0xffff_ffff)]).toEqual([
      0, 255, 4294967295,
    ]);
    expect(whole('9007199254740991', Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(whole('9007199254740993', Number.MAX_SAFE_INTEGER)).toBe('json-range');
    expect([whole('256', 255), whole('-1', 255), whole('-0', 255), whole('9'.repeat(400), 255)]).toEqual(
      new Array(4).fill('json-range'),
    );
    expect([whole('1.0', 255), whole('1e0', 255), whole('"1"', 255), whole('null', 255)]).toEqual(
      new Array(4).fill('json-type'),
    );
    expect(whole('1'.repeat(1025), 255)).toBe('json-limit');
  });

  it('reads 64-bit numbers with every digit', () => {
    const whole = (text: string) => {
      let value: bigint | undefined;
      const fault = faultOf(text, (reader) => {
        value = reader.readWhole64();
      });
      return fault?.code ?? value;
    };
    expect([whole('0'), whole('18446744073709551615'), whole('9007199254740993')]).toEqual([
      0n,
      2n ** 64n - 1n,
      9007199254740993n,
    ]);
    expect([whole('18446744073709551616'), whole('-1'), whole('1.5')]).toEqual([
      'json-range',
      'json-range',
      'json-type',
    ]);
  });

  it('nests 127 deep and no deeper, passing over or reading', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(faultOf(nested(127))).toBeUndefined();
    expect(faultOf(objects(127))).toBeUndefined();
    expect(faultOf(nested(128))).toMatchObject({ code: 'json-limit', offset: 127 });
    expect(faultOf(objects(128))?.code).toBe('json-limit');
    expect(() => parseJson(utf8('['.repeat(1_000_000)))).toThrow(JsonFault);
  });

  it('tells the path of a fault', () => {
    expect(faultOf('{"a":[{},{"b c":[1,2,x]}]}')?.path).toBe('$.a[1]["b c"][2]');
    expect(faultOf('[[],[1],[true,fals]]')?.path).toBe('$[2][1]');
    expect(faultOf('{"tick":1,"entities":[{"belt":{"left":[{"pos":-}]}}]}')?.path).toBe(
      '$.entities[0].belt.left[0].pos',
    );
  });
});

describe('writing JSON', () => {
  const write = (pretty: boolean) => {
    const json = new JsonWriter(pretty);
    json.beginArray();
    json.beginObject();
    json.key('a "b"\n');
    json.beginArray();
    json.endArray();
    json.key('é');
    json.beginObject();
    json.endObject();
    json.key('n');
    json.beginArray();
    json.number(1);
    json.number(2n ** 64n - 1n);
    json.text('🔧\u0001');
    json.endArray();
    json.endObject();
    json.beginObject();
    json.endObject();
    json.endArray();
    return new TextDecoder().decode(json.out.copy());
  };
  const value = [{ 'a "b"\n': [], é: {}, n: [1, 2, '🔧\u0001'] }, {}];

  it('is what JSON.stringify writes, compact and indented by two', () => {
    const large = (text: string) => text.replace(/\b2\b/, '18446744073709551615');
    expect(write(false)).toBe(large(JSON.stringify(value)));
    expect(write(true)).toBe(large(JSON.stringify(value, null, 2)));
  });
});
