/** Sizes that Windows asks for, in pixels. */
export const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256] as const;

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An icon of Windows out of PNGs of `ICO_SIZES`, in that order: a directory, then the pictures as they are. */
export function icoOf(pictures: readonly Uint8Array[]): Uint8Array {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    // A byte has no 256: zero means it.
    const side = (ICO_SIZES[index] ?? 0) % 256;
    directory.writeUInt8(side, at);
    directory.writeUInt8(side, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(picture.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}
