/** The kinds of picture in an icon of macOS that may be a PNG, and their sizes in pixels; `@2x` for dense displays. */
const KINDS = [
  ['icp4', 16],
  ['icp5', 32],
  ['icp6', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

/** Sizes of the pictures that `icnsOf` takes, in its order. */
export const ICNS_SIZES: readonly number[] = KINDS.map(([, size]) => size);

/** An icon of macOS out of PNGs of `ICNS_SIZES`: blocks of a kind, a length that counts itself, and the picture. */
export function icnsOf(pictures: readonly Uint8Array[]): Uint8Array {
  const blocks = KINDS.map(([kind], index) => block(kind, pictures[index] ?? new Uint8Array(0)));
  return block('icns', Buffer.concat(blocks));
}

function block(kind: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
