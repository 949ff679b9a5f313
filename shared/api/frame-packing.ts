import { ByteReader } from '../base/byte-reader.ts';
import { ByteWriter } from '../base/byte-writer.ts';
import { Fault } from '../base/fault.ts';
import { STATE_SHAPES } from '../lattice/state/frame.ts';
import { frameOfBytes } from '../lattice/state/offsets.ts';
import type { Provenance, SourcedFrame, Verification } from '../replay/frame-source.ts';

const PROVENANCES: readonly Provenance[] = ['recorded', 'computed', 'bracketed', 'reference'];
const VERIFICATIONS: readonly Verification[] = ['verified', 'unverifiable', 'mismatch'];

/**
 * Frames as one buffer: `count u32`, then for each `shape u8, provenance u8, verification u8, length u32` and its
 * canonical bytes. The tick is in the bytes.
 */
export function packFrames(frames: readonly SourcedFrame[]): Uint8Array {
  const size = frames.reduce((total, { frame }) => total + 7 + frame.bytes.length, 4);
  const writer = new ByteWriter(size);
  writer.u32(frames.length);
  for (const { frame, provenance, verification } of frames) {
    writer.u8(STATE_SHAPES.indexOf(frame.shape));
    writer.u8(PROVENANCES.indexOf(provenance));
    writer.u8(VERIFICATIONS.indexOf(verification));
    writer.u32(frame.bytes.length);
    writer.bytes(frame.bytes);
  }
  return writer.view();
}

/** Reverses `packFrames`; the frames are views into the buffer. Throws a `Fault` for bytes that hold no frames. */
export function unpackFrames(packed: Uint8Array): SourcedFrame[] {
  const reader = new ByteReader(packed);
  const frames: SourcedFrame[] = [];
  for (let left = reader.u32(); left > 0; left--) {
    const shape = STATE_SHAPES[reader.u8()];
    const provenance = PROVENANCES[reader.u8()];
    const verification = VERIFICATIONS[reader.u8()];
    const length = reader.u32();
    const from = reader.offset;
    const bytes = reader.bytes(length);
    if (shape === undefined || provenance === undefined || verification === undefined) {
      throw new Fault('frames-invalid', 'a packed frame of no known kind', { offset: from });
    }
    frames.push({ frame: frameOfBytes(bytes, shape), provenance, verification });
  }
  if (reader.left > 0)
    throw new Fault('frames-invalid', 'bytes follow the last frame', { offset: reader.offset });
  return frames;
}
