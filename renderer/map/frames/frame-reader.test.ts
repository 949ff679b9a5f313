import { describe, expect, it } from 'vitest';
import { Fault } from '../../../shared/base/fault.ts';
import { generateScenario } from '../../../shared/lattice/generate/generate.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { RECIPE } from '../../../shared/lattice/recipes.ts';
import type { Crafter } from '../../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../../shared/lattice/state/canonical.ts';
import { INSERTER_PHASES } from '../../../shared/lattice/state/entity-state.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import { boardOf } from '../board.ts';
import { FrameReader, NOTHING } from './frame-reader.ts';

function engineOf(seed: number): PlainEngine {
  return new PlainEngine(
    generateScenario({ seed, width: 16, height: 16, entities: 90, ticks: 400, laneSplitters: true }),
  );
}

describe('a frame as arrays', () => {
  it('says the same as the decoded frame', () => {
    for (let seed = 0; seed < 25; seed++) {
      const engine = engineOf(seed);
      const reader = new FrameReader(boardOf(engine.scenario));
      for (const tick of [0, 40, 333]) {
        engine.runTo(tick);
        reader.read(engine.frame());
        expect(reader.tick).toBe(tick);
        compare(engine, reader);
      }
    }
  });

  it('is refused when it is not of the board', () => {
    const reader = new FrameReader(boardOf(engineOf(1).scenario));
    const frame = engineOf(1).frame();
    const cut: Frame = { ...frame, bytes: frame.bytes.subarray(0, frame.bytes.length - 3) };
    for (const wrong of [engineOf(2).frame(), cut, { ...frame, bytes: new Uint8Array(0) }]) {
      expect(() => reader.read(wrong)).toThrowError(Fault);
    }
    // And the next good one is read as if nothing had been.
    reader.read(frame);
    expect(reader.frame).toBe(frame);
  });
});

function compare(engine: PlainEngine, reader: FrameReader): void {
  const { entities } = decodeFrame(engine.frame());
  entities.forEach((state, index) => {
    switch (state.kind) {
      case 'belt':
        [state.left, state.right].forEach((lane, side) => {
          const from = reader.laneStart[2 * index + side]!;
          expect(reader.laneStart[2 * index + side + 1]! - from).toBe(lane.length);
          lane.forEach(({ pos, item }, at) => {
            expect([reader.itemPos[from + at], reader.itemKind[from + at]]).toEqual([pos, item]);
          });
        });
        break;
      case 'inserter':
        expect(INSERTER_PHASES[reader.phase[index]!]).toBe(state.phase);
        expect(reader.held[index]).toBe(state.held ?? NOTHING);
        expect(reader.left[index]).toBe(state.swingLeft);
        break;
      case 'assembler':
      case 'furnace': {
        const { inputs, output } = RECIPE[(engine.scenario.entities[index] as Crafter).recipe];
        const count = (list: typeof state.inputs, item: number) => list.find(([of]) => of === item)?.[1] ?? 0;
        expect(reader.left[index]).toBe(state.craftLeft);
        expect(reader.output[index]).toBe(count(state.output, output.item));
        inputs.forEach(({ item }, input) => {
          expect(reader.inputs[2 * index + input]).toBe(count(state.inputs, item));
        });
        break;
      }
      case 'sink': {
        const total = state.consumed.reduce((sum, [, count]) => sum + Number(count), 0);
        expect(reader.consumed[index]).toBe(total);
        break;
      }
      case 'splitter':
        expect([reader.phase[index], reader.held[index]]).toEqual([state.outPref, state.inFirst]);
        break;
    }
  });
}
