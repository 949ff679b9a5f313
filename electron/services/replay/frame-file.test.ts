import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { frameAt } from '../../../shared/replay/testing.ts';
import { FrameFiles, type StoredFrame } from './frame-file.ts';

const FRAMES: readonly StoredFrame[] = [1, 50, 51].map((tick) => {
  const frame = frameAt(tick);
  return { frame, reported: checksumOf(frame.bytes) };
});
const KEY = FrameFiles.key(['module', new Uint8Array([1, 2, 3])]);

async function written() {
  const folder = temporaryFolder();
  const files = new FrameFiles(folder);
  await files.write(KEY, FRAMES);
  return { folder, files, path: join(folder, `${KEY}.frames`) };
}

describe('frames on disk', () => {
  it('read back as they were written, and under no other key', async () => {
    const { files } = await written();
    expect(await files.read(KEY)).toEqual(FRAMES);
    expect(await files.read(FrameFiles.key(['module', new Uint8Array([1, 2, 4])]))).toBeUndefined();
    expect(await new FrameFiles(temporaryFolder()).read(KEY)).toBeUndefined();
  });

  it('have a key that no other split of the same bytes has', () => {
    expect(FrameFiles.key(['ab', 'c'])).not.toBe(FrameFiles.key(['a', 'bc']));
  });

  it('are dropped and removed when they are cut off anywhere', async () => {
    const { folder, files, path } = await written();
    const whole = readFileSync(path);
    for (let length = 0; length < whole.length; length += 97) {
      writeFileSync(path, whole.subarray(0, length));
      expect(await files.read(KEY), `${length} bytes`).toBeUndefined();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('are dropped when a single bit of them has changed', async () => {
    const { files, path } = await written();
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at += 61) {
      const spoilt = Buffer.from(whole);
      spoilt[at]! ^= 1 << (at % 8);
      writeFileSync(path, spoilt);
      expect(await files.read(KEY), `byte ${at}`).toBeUndefined();
    }
  });

  it('are dropped when they were written under another key', async () => {
    const { folder, files, path } = await written();
    const other = FrameFiles.key(['another']);
    writeFileSync(join(folder, `${other}.frames`), readFileSync(path));
    expect(await files.read(other)).toBeUndefined();
  });
});
