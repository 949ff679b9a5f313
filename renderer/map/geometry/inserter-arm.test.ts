import { describe, expect, it } from 'vitest';
import { drawing, type Legend } from '../../../shared/lattice/drawing.ts';
import { boardOf } from '../board.ts';
import { clawPoint } from './claw-point.ts';
import { armAngle, armReach, IDLE, RETURNING, SWINGING, swingProgress } from './inserter-arm.ts';

const LEGEND: Legend = {
  i: { type: 'inserter', dir: 'S' },
  j: { type: 'inserter', dir: 'E' },
  f: { type: 'furnace', recipe: 'iron-plate' },
  o: { type: 'source', dir: 'N', item: 'coal', lane: 'both', period: 1 },
  k: { type: 'sink', dir: 'N' },
};

function inserter(text: string) {
  return boardOf(drawing(text, LEGEND, { ticks: 10 })).inserters[0]!;
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI) % 360;

describe('the swing of an inserter', () => {
  it('goes from 0 with 8 ticks left to 1 with 1 left, and back from 1 to 0', () => {
    expect([8, 7, 4, 1].map((left) => swingProgress(SWINGING, left))).toEqual([0, 1 / 7, 4 / 7, 1]);
    expect([8, 4, 1, 0].map((left) => swingProgress(RETURNING, left))).toEqual([1, 0.5, 0.125, 0]);
    expect(swingProgress(IDLE, 0)).toBe(0);
  });

  it('stays within its ends whatever a state says', () => {
    expect(swingProgress(SWINGING, 65_535)).toBe(0);
    expect(swingProgress(RETURNING, 65_535)).toBe(1);
  });
});

describe('the arm', () => {
  it('turns clockwise from behind to its dir; angles run clockwise from the east', () => {
    expect([0, 0.5, 1].map((progress) => degrees(armAngle('E', progress)))).toEqual([180, 270, 0]);
    expect([0, 0.5, 1].map((progress) => degrees(armAngle('S', progress)))).toEqual([270, 0, 90]);
    expect([0, 0.5, 1].map((progress) => degrees(armAngle('N', progress)))).toEqual([90, 180, 270]);
  });

  it.each([
    ['a belt to a belt across', '>>>\n.i.\n>>>', 1, 0.795],
    ['a belt to a belt along', 'v\ni\nv', 1, 0.9],
    ['a furnace to a sink', 'f#\n##\ni.\nk.', 0.74, 0.82],
    ['a source to a furnace', 'o.\ni.\nf#\n##', 0.82, 0.74],
  ])('reaches from %s', (_, text, pick, drop) => {
    const shape = inserter(text);
    expect(armReach(shape, 0)).toBe(pick);
    expect(armReach(shape, 1)).toBeCloseTo(drop, 9);
    expect(armReach(shape, 0.5)).toBeCloseTo((pick + drop) / 2, 9);
  });

  it('holds an item over the middle of the belt behind it, and over the near lane ahead', () => {
    const shape = inserter('>>>\n.i.\n>>>');
    expect(clawPoint(shape, 0).map((value) => value.toFixed(3))).toEqual(['1.500', '0.500']);
    // The near lane of the belt below is its left one: y 2.5 - 0.205.
    expect(clawPoint(shape, 1).map((value) => value.toFixed(3))).toEqual(['1.500', '2.295']);
  });
});
