import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChecksumSeries, checksumSeries } from './checksum-series.ts';
import { compareSeries } from './first-difference.ts';

/** Checksums from tick 1 on, a character each; a space is a tick without one. */
function series(text: string): ChecksumSeries {
  const ticks: number[] = [];
  const checksums: bigint[] = [];
  [...text].forEach((character, at) => {
    if (character === ' ') return;
    ticks.push(at + 1);
    checksums.push(BigInt(character.codePointAt(0)!));
  });
  return { ticks: Float64Array.from(ticks), checksums: BigUint64Array.from(checksums) };
}

describe('comparing two series of checksums', () => {
  it('finds the first different tick and the equal one before it', () => {
    expect(compareSeries(series('abcdef'), series('abcxyz'))).toEqual({
      same: false,
      compared: 6,
      different: 3,
      lastEqualTick: 3,
      firstDifferentTick: 4,
      exact: true,
      runs: [[4, 6]],
      heals: false,
      onlyInA: 0,
      onlyInB: 0,
    });
  });

  it('says same of a series and itself', () => {
    const found = compareSeries(series('abcdef'), series('abcdef'));
    expect(found).toMatchObject({
      same: true,
      compared: 6,
      different: 0,
      lastEqualTick: 6,
      runs: [],
      heals: false,
    });
    expect(found.firstDifferentTick).toBeUndefined();
  });

  it('finds a difference at tick 1, for which tick 0 is the equal one', () => {
    const found = compareSeries(series('abc'), series('xbc'));
    expect(found).toMatchObject({ firstDifferentTick: 1, exact: true, heals: true, runs: [[1, 1]] });
    expect(found.lastEqualTick).toBeUndefined();
  });

  it('finds a difference at the last tick alone', () => {
    const found = compareSeries(series('abcdef'), series('abcdex'));
    expect(found).toMatchObject({ firstDifferentTick: 6, lastEqualTick: 5, heals: false, runs: [[6, 6]] });
  });

  it('tells every run of different ticks, and that the sides agree again', () => {
    const found = compareSeries(series('abcdefgh'), series('axxdefxh'));
    expect(found).toMatchObject({
      runs: [
        [2, 3],
        [7, 7],
      ],
      heals: true,
      different: 3,
      lastEqualTick: 1,
    });
  });

  it('finds one tick among 360,000, wherever it lies', () => {
    const ticks = Float64Array.from({ length: 360_000 }, (_, at) => at + 1);
    const a = { ticks, checksums: BigUint64Array.from(ticks, (tick) => BigInt(tick) * 7919n) };
    for (const tick of [1, 2, 100_001, 359_999, 360_000]) {
      const checksums = a.checksums.slice();
      checksums[tick - 1] = 1n;
      const found = compareSeries(a, { ticks, checksums });
      expect(found).toMatchObject({
        firstDifferentTick: tick,
        different: 1,
        exact: true,
        runs: [[tick, tick]],
      });
      expect(found.heals).toBe(tick < 360_000);
    }
  });

  it('compares equal ticks only, and counts what one side alone holds', () => {
    const found = compareSeries(series('a c efg'), series('ab d xg'));
    expect(found).toMatchObject({ compared: 3, onlyInA: 2, onlyInB: 2, firstDifferentTick: 6, exact: false });
    expect(found.lastEqualTick).toBe(1);
  });

  it('says nothing where no tick is common', () => {
    expect(compareSeries(series('a '), series(' b'))).toMatchObject({ same: true, compared: 0 });
  });

  it('agrees with comparing tick by tick, whatever the ticks', () => {
    const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 2 })), {
      selector: ([tick]) => tick,
    });
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const sorted = (list: [number, number][]): ChecksumSeries => {
          const ascending = [...list].sort(([one], [other]) => one - other);
          return {
            ticks: Float64Array.from(ascending.map(([tick]) => tick)),
            checksums: BigUint64Array.from(ascending.map(([, sum]) => BigInt(sum))),
          };
        };
        const found = compareSeries(sorted(a), sorted(b));
        const sums = new Map(b);
        const common = a.filter(([tick]) => sums.has(tick));
        const different = common.filter(([tick, sum]) => sums.get(tick) !== sum).map(([tick]) => tick);
        expect(found.compared).toBe(common.length);
        expect(found.different).toBe(different.length);
        expect(found.firstDifferentTick).toBe(different.length === 0 ? undefined : Math.min(...different));
        const inRuns = common
          .map(([tick]) => tick)
          .filter((tick) => found.runs.some(([from, to]) => tick >= from && tick <= to));
        expect(inRuns.sort((one, other) => one - other)).toEqual(different.sort((one, other) => one - other));
      }),
    );
  });
});

describe('checksums as text', () => {
  it('become numbers', () => {
    const { ticks, checksums } = checksumSeries([
      { tick: 3, checksum: 'fnv1a64:00000000000000ff' },
      { tick: 9, checksum: 'fnv1a64:ffffffffffffffff' },
      { tick: 10, checksum: 'fnv1a64:0123456789abcdef' },
    ]);
    expect([...ticks]).toEqual([3, 9, 10]);
    expect([...checksums]).toEqual([255n, 2n ** 64n - 1n, 0x0123456789abcdefn]);
  });

  it.each([
    ['checksum-text', [{ tick: 1, checksum: 'fnv1a64:ff' }]],
    ['checksum-text', [{ tick: 1, checksum: 'fnv1a64:00000000000000FF' }]],
    ['checksum-text', [{ tick: 1, checksum: 'fnv1a32:00000000000000ff' }]],
    ['checksum-text', [{ tick: 1, checksum: 'fnv1a64:00000000000000ff0' }]],
    ['ticks-order', [2, 2].map((tick) => ({ tick, checksum: 'fnv1a64:00000000000000ff' }))],
  ])('are refused with %s', (code, rows) => {
    expect(() => checksumSeries(rows)).toThrow(expect.objectContaining({ code }));
  });
});
