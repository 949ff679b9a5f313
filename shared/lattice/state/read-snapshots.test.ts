import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../base/byte-source.ts';
import { JsonFault } from '../../base/json/fault.ts';
import { utf8 } from '../../base/testing.ts';
import { UNKNOWN_ITEM } from '../items.ts';
import { decodeFrame } from './canonical.ts';
import type { EntityState } from './entity-state.ts';
import type { Snapshot } from './frame.ts';
import { readSnapshots } from './read-snapshots.ts';

function read(text: string): Snapshot[] {
  return [...readSnapshots(bytesSource(utf8(text)))];
}

function answer(...entities: string[]): string {
  return `[{"tick":7,"checksum":"fnv1a64:0","entities":[${entities.join()}]}]`;
}

function entity(text: string): EntityState {
  const [snapshot] = read(answer(text));
  return decodeFrame(snapshot!.frame).entities[0]!;
}

describe('what a snapshot may say', () => {
  it('keeps the order of lanes, right or wrong', () => {
    const state = entity(
      '{"belt":{"left":[{"pos":128,"item":"coal"},{"pos":0,"item":"iron-ore"}],"right":[{"item":"circuit","pos":9}]}}',
    );
    expect(state).toEqual({
      kind: 'belt',
      left: [
        { pos: 128, item: 16 },
        { pos: 0, item: 0 },
      ],
      right: [{ pos: 9, item: 6 }],
    });
  });

  it('keeps counts of zero, sorts maps by item index, and takes the last of a repeated item', () => {
    const text = '{"furnace":{"craft_left":3,"output":{},"inputs":{"coal":0,"iron-ore":2,"iron-ore":5}}}';
    expect(entity(text)).toEqual({
      kind: 'furnace',
      inputs: [
        [0, 5],
        [16, 0],
      ],
      output: [],
      craftLeft: 3,
    });
    expect(entity('{"sink":{"consumed":{"coal":1,"iron-ore":0}}}')).toEqual({
      kind: 'sink',
      consumed: [
        [0, 0n],
        [16, 1n],
      ],
    });
  });

  it('holds numbers up to the width of their field', () => {
    expect(entity('{"sink":{"consumed":{"coal":18446744073709551615}}}')).toEqual({
      kind: 'sink',
      consumed: [[16, 2n ** 64n - 1n]],
    });
    expect(entity('{"source":{"emit_phase":4294967295}}')).toEqual({
      kind: 'source',
      emitPhase: 0xffff_ffff,
    });
    expect(entity('{"splitter":{"out_pref":65535,"in_first":255}}')).toEqual({
      kind: 'splitter',
      outPref: 65535,
      inFirst: 255,
    });
    const [snapshot] = read('[{"tick":18446744073709551615,"checksum":"","entities":[]}]');
    expect([...snapshot!.frame.bytes.subarray(0, 8)]).toEqual(new Array(8).fill(255));
  });

  it('takes held as null, left out, or an item', () => {
    const held = (text: string) =>
      (entity(`{"inserter":{"phase":"swing",${text}"swing_left":1}}`) as { held?: number }).held;
    expect([held(''), held('"held":null,'), held('"held":"coal",')]).toEqual([undefined, undefined, 16]);
  });

  it('knows the splitters of every revision', () => {
    const shapeOf = (text: string) => read(answer(text))[0]!.frame.shape;
    expect(shapeOf('{"splitter":{"in_first":1,"out_pref":2}}')).toBe('pref');
    expect(shapeOf('{"splitter":{"rr_out":1,"rr_in":0}}')).toBe('rr');
    expect(shapeOf('{"splitter":{"next_belt":9}}')).toBe('next');
    expect(shapeOf('{"source":{"emit_phase":0}}')).toBe('pref');
  });

  it('may change its revision from one snapshot to the next', () => {
    const one = (splitter: string) => answer(`{"splitter":${splitter}}`).slice(1, -1);
    const snapshots = read(
      `[${one('{"next_belt":9}')},${one('{"out_pref":1,"in_first":0}')},${answer().slice(1, -1)}]`,
    );
    expect(snapshots.map(({ frame }) => frame.shape)).toEqual(['next', 'pref', 'pref']);
  });

  it('names unknown items with their path, which is no fault', () => {
    const [snapshot] = read(
      answer(
        '{"belt":{"left":[{"pos":0,"item":"gold"}],"right":[]}}',
        '{"furnace":{"inputs":{"silver":2,"coal":1},"output":{},"craft_left":0}}',
        '{"inserter":{"phase":"swing","held":"lead","swing_left":1}}',
      ),
    );
    expect(snapshot!.unknownItems.map(({ name }) => name)).toEqual(['gold', 'silver', 'lead']);
    expect(snapshot!.unknownItems[0]!.path).toBe('$[0].entities[0].belt.left[0].item');
    expect(snapshot!.unknownItems[1]!.path).toBe('$[0].entities[1].furnace.inputs.silver');
    const [belt, furnace, inserter] = decodeFrame(snapshot!.frame).entities;
    expect(belt).toMatchObject({ left: [{ pos: 0, item: UNKNOWN_ITEM }] });
    expect(furnace).toMatchObject({ inputs: [[16, 1]] });
    expect(inserter).toMatchObject({ held: UNKNOWN_ITEM });
  });

  it('lists no more unknown items than help, and starts anew with each snapshot', () => {
    const lane = new Array(200).fill('{"pos":0,"item":"gold"}').join();
    const many = answer(`{"belt":{"left":[${lane}],"right":[]}}`).slice(1, -1);
    const snapshots = read(`[${many},${answer().slice(1, -1)}]`);
    expect(snapshots.map(({ unknownItems }) => unknownItems.length)).toEqual([20, 0]);
  });

  it('passes over unknown keys, as long as they are JSON', () => {
    const text =
      '[{"note":[{"a":[1.5e3,"\\u00e9"]}],"tick":1,"entities":[{"source":{"x":{},"emit_phase":3}}],"checksum":"c","z":null}]';
    expect(read(text)).toMatchObject([{ reported: 'c', unknownItems: [], frame: { tick: 1 } }]);
  });

  it('may be nothing at all', () => {
    expect(read('[]')).toEqual([]);
    expect(read(' [ ] \n')).toEqual([]);
  });

  it('comes one at a time: what stands before a fault has been read', () => {
    const snapshots = readSnapshots(bytesSource(utf8(`[${answer().slice(1, -1)},{"tick":-1}]`)));
    expect(snapshots.next().value).toMatchObject({ frame: { tick: 7 } });
    expect(() => snapshots.next()).toThrow(JsonFault);
  });
});
