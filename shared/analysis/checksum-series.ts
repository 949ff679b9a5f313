import { Fault } from '../base/fault.ts';

/** Checksums by tick, ascending; both arrays have the same length. 360,000 pairs are 5.8 MB. */
export interface ChecksumSeries {
  readonly ticks: Float64Array;
  readonly checksums: BigUint64Array;
}

const PREFIX = 'fnv1a64:';
const WORD_DIGITS = 8;

/**
 * Converts checksums as answers hold them (`fnv1a64:` and 16 lowercase hex digits), once, so that comparing is comparing
 * numbers. Throws a `Fault`: `checksum-text` for any other text, `ticks-order` where ticks do not ascend.
 */
export function checksumSeries(
  rows: readonly { readonly tick: number; readonly checksum: string }[],
): ChecksumSeries {
  const ticks = new Float64Array(rows.length);
  const checksums = new BigUint64Array(rows.length);
  const view = new DataView(checksums.buffer);
  const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
  rows.forEach(({ tick, checksum }, at) => {
    const high = hexWord(checksum, PREFIX.length);
    const low = hexWord(checksum, PREFIX.length + WORD_DIGITS);
    const isWhole = checksum.length === PREFIX.length + 2 * WORD_DIGITS && checksum.startsWith(PREFIX);
    if (!isWhole || high < 0 || low < 0) {
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
    // Two words are some ten times as fast as a BigInt from text.
    view.setUint32(at * 8 + (isLittleEndian ? 4 : 0), high, isLittleEndian);
    view.setUint32(at * 8 + (isLittleEndian ? 0 : 4), low, isLittleEndian);
  });
  return { ticks, checksums };
}

/** Eight hex digits as a number; -1 if one of them is none. */
function hexWord(text: string, from: number): number {
  let word = 0;
  for (let at = from; at < from + WORD_DIGITS; at++) {
    const code = text.charCodeAt(at);
    const digit =
      code >= 0x61 && code <= 0x66 ? code - 0x57 : code >= 0x30 && code <= 0x39 ? code - 0x30 : -1;
    if (digit < 0) return -1;
    word = word * 16 + digit;
  }
  return word;
}
