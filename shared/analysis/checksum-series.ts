import { Fault } from '../base/fault.ts';

/** Checksums by tick, ascending; both arrays have the same length. 360,000 pairs are 5.8 MB. */
export interface ChecksumSeries {
  readonly ticks: Float64Array;
  readonly checksums: BigUint64Array;
}

const TEXT = /^fnv1a64:([0-9a-f]{16})$/;

/**
 * Converts checksums as answers hold them (`fnv1a64:` and 16 hex digits), once, so that comparing is comparing numbers.
 * Throws a `Fault`: `checksum-text` for any other text, `ticks-order` where ticks do not ascend.
 */
export function checksumSeries(
  rows: readonly { readonly tick: number; readonly checksum: string }[],
): ChecksumSeries {
  const ticks = new Float64Array(rows.length);
  const checksums = new BigUint64Array(rows.length);
  rows.forEach(({ tick, checksum }, at) => {
    const digits = TEXT.exec(checksum)?.[1];
    if (digits === undefined) {
      throw new Fault('checksum-text', `the checksum of tick ${tick} is no fnv1a64 text`, {
        tick,
        found: checksum.slice(0, 60),
      });
    }
    if (at > 0 && tick <= ticks[at - 1]!) {
      const before = ticks[at - 1]!;
      throw new Fault('ticks-order', `ticks must ascend, but ${tick} follows ${before}`, { tick, before });
    }
    ticks[at] = tick;
    checksums[at] = BigInt(`0x${digits}`);
  });
  return { ticks, checksums };
}
