import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from './pack.ts';

describe('a sheet', () => {
  it('holds every box, apart from the others', () => {
    const box = fc.record({
      width: fc.integer({ min: 1, max: 580 }),
      height: fc.integer({ min: 1, max: 580 }),
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 60 }), (boxes) => {
        const { cells, width, height } = pack(boxes);
        cells.forEach((cell, index) => {
          expect([cell.width, cell.height]).toEqual([boxes[index]!.width, boxes[index]!.height]);
          expect(cell.x + cell.width).toBeLessThanOrEqual(width);
          expect(cell.y + cell.height).toBeLessThanOrEqual(height);
          for (const other of cells.slice(0, index)) {
            const apart =
              cell.x + cell.width < other.x ||
              other.x + other.width < cell.x ||
              cell.y + cell.height < other.y ||
              other.y + other.height < cell.y;
            expect(apart).toBe(true);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
