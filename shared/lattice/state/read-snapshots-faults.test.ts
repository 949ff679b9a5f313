import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../base/byte-source.ts';
import { JsonFault } from '../../base/json/fault.ts';
import { repeatingSource, utf8 } from '../../base/testing.ts';
import type { Snapshot } from './frame.ts';
import { readSnapshots } from './read-snapshots.ts';

function read(text: string): Snapshot[] {
  return [...readSnapshots(bytesSource(utf8(text)))];
}

function answer(...entities: string[]): string {
  return `[{"tick":7,"checksum":"fnv1a64:0","entities":[${entities.join()}]}]`;
}

/** The fault of a text in which `@` marks the byte at which it must stand. */
function faultAt(marked: string): { code: string; path: string } {
  const at = utf8(marked.slice(0, marked.indexOf('@'))).length;
  try {
    read(marked.replace('@', ''));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    expect(error.offset, `${error.message}`).toBe(at);
    expect(error.facts).toMatchObject({ offset: at, path: error.path });
    return { code: error.code, path: error.path };
  }
  throw new Error('no fault');
}

describe('a fault stands at its byte and path', () => {
  const inEntity = (text: string) => answer(text);
  const belt = '$[0].entities[0].belt';
  it.each([
    ['a byte order mark', '@\ufeff[]', 'json-syntax', '$'],
    ['an empty text', '@', 'json-syntax', '$'],
    ['an object in place of the list', '@{}', 'json-type', '$'],
    ['a snapshot that is a number', '[@1]', 'json-type', '$[0]'],
    ['something after the end', '[]@x', 'json-syntax', '$'],
    ['a text cut short', '[{"tick":1,"entities":[{"belt":@', 'json-syntax', '$[0].entities[0].belt'],
    ['a tick that is a string', '[{"tick":@"1"}]', 'json-type', '$[0].tick'],
    ['a negative tick', '[{"tick":@-1}]', 'json-range', '$[0].tick'],
    ['a tick past 64 bits', '[{"tick":@18446744073709551616}]', 'json-range', '$[0].tick'],
    ['a tick twice', '[{"tick":1,"tick":@1}]', 'json-key', '$[0].tick'],
    ['a checksum twice', '[{"checksum":"","checksum":@""}]', 'json-key', '$[0].checksum'],
    ['a checksum that is null', '[{"checksum":@null}]', 'json-type', '$[0].checksum'],
    ['entities twice', '[{"entities":[],"entities":@[]}]', 'json-key', '$[0].entities'],
    ['entities that are an object', '[{"entities":@{}}]', 'json-type', '$[0].entities'],
    ['an entity of no kind', inEntity('{}@'), 'json-key', '$[0].entities[0]'],
    ['an unknown kind', inEntity('{"pipe":@{}}'), 'json-key', '$[0].entities[0].pipe'],
    ['two kinds', inEntity('{"source":{"emit_phase":1},"sink":@{}}'), 'json-key', '$[0].entities[0].sink'],
    [
      'a fraction',
      inEntity('{"source":{"emit_phase":@1.0}}'),
      'json-type',
      '$[0].entities[0].source.emit_phase',
    ],
    [
      'an emit_phase past 32 bits',
      inEntity('{"source":{"emit_phase":@4294967296}}'),
      'json-range',
      '$[0].entities[0].source.emit_phase',
    ],
    ['a lane that is null', inEntity('{"belt":{"left":@null}}'), 'json-type', `${belt}.left`],
    ['a lane twice', inEntity('{"belt":{"left":[],"left":@[]}}'), 'json-key', `${belt}.left`],
    [
      'a negative pos',
      inEntity('{"belt":{"left":[],"right":[{"pos":@-3}]}}'),
      'json-range',
      `${belt}.right[0].pos`,
    ],
    [
      'an item by number',
      inEntity('{"belt":{"left":[{"pos":0,"item":@0}]}}'),
      'json-type',
      `${belt}.left[0].item`,
    ],
    ['a pos twice', inEntity('{"belt":{"left":[{"pos":0,"pos":@0}]}}'), 'json-key', `${belt}.left[0].pos`],
    [
      'an unknown phase',
      inEntity('{"inserter":{"phase":"rest"@}}'),
      'json-key',
      '$[0].entities[0].inserter.phase',
    ],
    [
      'a swing past 16 bits',
      inEntity('{"inserter":{"swing_left":@65536}}'),
      'json-range',
      '$[0].entities[0].inserter.swing_left',
    ],
    [
      'held that is false',
      inEntity('{"inserter":{"held":@false}}'),
      'json-type',
      '$[0].entities[0].inserter.held',
    ],
    [
      'a count past 16 bits',
      inEntity('{"furnace":{"inputs":{"coal":@65536}}}'),
      'json-range',
      '$[0].entities[0].furnace.inputs.coal',
    ],
    [
      'an out_pref past 16 bits',
      inEntity('{"splitter":{"out_pref":@65536}}'),
      'json-range',
      '$[0].entities[0].splitter.out_pref',
    ],
    [
      'an in_first past 8 bits',
      inEntity('{"splitter":{"in_first":@256}}'),
      'json-range',
      '$[0].entities[0].splitter.in_first',
    ],
    [
      'an unknown key that is no JSON',
      inEntity('{"sink":{"x":[1,@tru]}}'),
      'json-syntax',
      '$[0].entities[0].sink.x[1]',
    ],
  ])('%s', (_, marked, code, path) => {
    expect(faultAt(marked)).toEqual({ code, path });
  });

  it.each([
    ['tick', '[{"checksum":"","entities":[]}]'],
    ['checksum', '[{"tick":1,"entities":[]}]'],
    ['entities', '[{"tick":1,"checksum":""}]'],
    ['right', answer('{"belt":{"left":[]}}')],
    ['item', answer('{"belt":{"left":[{"pos":1}],"right":[]}}')],
    ['pos', answer('{"belt":{"left":[{"item":"coal"}],"right":[]}}')],
    ['phase', answer('{"inserter":{"swing_left":1}}')],
    ['swing_left', answer('{"inserter":{"phase":"idle","held":null}}')],
    ['inputs', answer('{"assembler":{"output":{},"craft_left":1}}')],
    ['output', answer('{"assembler":{"inputs":{},"craft_left":1}}')],
    ['craft_left', answer('{"furnace":{"inputs":{},"output":{}}}')],
    ['emit_phase', answer('{"source":{}}')],
    ['consumed', answer('{"sink":{}}')],
    ['out_pref', answer('{"splitter":{"in_first":1}}')],
    ['rr_in', answer('{"splitter":{"rr_out":1}}')],
  ])('or names the key that is missing: %s', (key, text) => {
    expect(() => read(text)).toThrow(new RegExp(`'${key}'`));
    expect(() => read(text)).toThrow(JsonFault);
  });

  it('splitters of two revisions in one state', () => {
    const text = answer('{"splitter":{"next_belt":1}}', '{"splitter":{"out_pref":1,"in_first":0}}');
    expect(() => read(text)).toThrow(/two revisions/);
  });
});

describe('a hostile answer', () => {
  it('that nests without end in an unknown key is given up', () => {
    const deep = (depth: number) =>
      `[{"x":${'['.repeat(depth)}${']'.repeat(depth)},"tick":1,"checksum":"","entities":[]}]`;
    expect(read(deep(125))).toHaveLength(1);
    expect(() => read(deep(126))).toThrow(/nested deeper/);
    const endless = repeatingSource(utf8('[{"x":'), utf8('[{"a":'), 10_000_000, utf8(''));
    expect(() => readSnapshots(endless).next()).toThrow(/nested deeper/);
  });

  it('of 60 MB in one unknown key or many snapshots is read in flat memory', () => {
    const grown = (source: Parameters<typeof readSnapshots>[0], snapshots: number) => {
      const before = process.memoryUsage();
      let most = 0;
      let count = 0;
      for (const _ of readSnapshots(source)) {
        if (count++ % 1000 > 0) continue;
        const { arrayBuffers, external } = process.memoryUsage();
        most = Math.max(most, arrayBuffers - before.arrayBuffers, external - before.external);
      }
      expect(count).toBe(snapshots);
      const { heapUsed } = process.memoryUsage();
      return Math.max(most, heapUsed - before.heapUsed) / 2 ** 20;
    };
    const list = '1,{"a":"bcdefgh"},'.repeat(1000);
    const inKey = repeatingSource(
      utf8('[{"x":['),
      utf8(list),
      1700,
      utf8('0],"tick":1,"checksum":"","entities":[]}]'),
    );
    expect(grown(inKey, 1)).toBeLessThan(40);
    const lane = new Array(40).fill('{"pos":64,"item":"iron-ore"}').join();
    const snapshot = answer(`{"belt":{"left":[${lane}],"right":[]}}`).slice(1, -1);
    const many = repeatingSource(utf8('['), utf8(`${snapshot},`), 24_000, utf8(`${snapshot}]`));
    expect(grown(many, 24_001)).toBeLessThan(60);
  });

  it('of one long string or number is given up at a limit', () => {
    const long = (start: string, pattern: string, times: number) =>
      repeatingSource(utf8(start), utf8(pattern), times, utf8(''));
    expect(() => readSnapshots(long('[{"tick":', '9'.repeat(1000), 100)).next()).toThrow(JsonFault);
    expect(() => readSnapshots(long('[{"checksum":"', 'x'.repeat(100_000), 1000)).next()).toThrow(
      /longer than/,
    );
  });
});
