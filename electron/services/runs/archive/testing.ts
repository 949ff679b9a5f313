import { gzipSync } from 'node:zlib';
import { TAR_BLOCK } from './tar-head.ts';

/** One header with its content, as a hostile hand might write it: nothing is checked. */
export interface TarEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** The type's letter: 0 file, 1 hard link, 2 symbolic link, 3 and 4 devices, 5 folder, 6 pipe, x and g pax, L long name. */
  readonly type?: string;
  readonly link?: string;
  /** What the header claims; the content's own length by default. */
  readonly size?: number;
  /** Put in the place of the header's checksum. */
  readonly checksum?: string;
  /** Bytes of the name as they are, where it is no text. */
  readonly rawName?: Uint8Array;
}

/** A tar of these entries, with its two blocks of zeros at the end. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  return Buffer.concat([...entries.flatMap(blocksOf), Buffer.alloc(2 * TAR_BLOCK)]);
}

export function packed(entries: readonly TarEntry[]): Buffer {
  return gzipSync(tarOf(entries));
}

/** A pax header for the next entry. */
export function pax(values: Readonly<Record<string, string>>, type = 'x'): TarEntry {
  const lines = Object.entries(values).map(([key, value]) => {
    const tail = ` ${key}=${value}\n`;
    const length = Buffer.byteLength(tail);
    const digits = String(length + String(length + 2).length).length;
    return `${length + digits}${tail}`;
  });
  return { name: 'PaxHeader', type, content: lines.join('') };
}

function blocksOf(entry: TarEntry): Buffer[] {
  const content = Buffer.from(entry.content ?? '');
  const header = Buffer.alloc(TAR_BLOCK);
  if (entry.rawName) header.set(entry.rawName, 0);
  else header.write(entry.name, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${(entry.size ?? content.length).toString(8).padStart(11, '0')} `, 124);
  header.write('00000000000 ', 136);
  header.write(entry.type ?? '0', 156);
  header.write(entry.link ?? '', 157, 100);
  header.write('ustar\u000000', 257);
  header.write('        ', 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(entry.checksum ?? `${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = (TAR_BLOCK - (content.length % TAR_BLOCK)) % TAR_BLOCK;
  return [header, content, Buffer.alloc(padding)];
}
