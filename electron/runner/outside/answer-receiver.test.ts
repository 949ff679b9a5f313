import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from '../../../shared/base/byte-writer.ts';
import { AnswerReceiver } from './answer-receiver.ts';

/** Frames of sources only, whose bytes are easily made. */
function frameOf(tick: number, phases: readonly number[]): Uint8Array {
  const out = new ByteWriter();
  out.u64(tick);
  out.u32(phases.length);
  for (const phase of phases) {
    out.u8(4);
    out.u32(phase);
  }
  return out.copy();
}

const phases = fc.array(fc.nat(2 ** 32 - 1), { maxLength: 200 });
const frames = fc.array(fc.record({ tick: fc.nat(2 ** 31), phases }), { maxLength: 6 });

describe('what comes in pieces', () => {
  test('makes the same snapshots, wherever it is cut', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: 1, max: 700 }), (all, cut) => {
        const receiver = new AnswerReceiver(100_000, true);
        const received = [];
        for (const { tick, phases } of all) {
          const bytes = frameOf(tick, phases);
          receiver.begin({
            type: 'snapshot',
            run: 1,
            tick,
            shape: 'pref',
            frameBytes: bytes.length,
            reported: `${tick}`,
            unknownItems: [],
          });
          for (let at = 0; at < bytes.length; at += cut) {
            const whole = receiver.take(bytes.subarray(at, at + cut));
            expect(whole !== undefined).toBe(at + cut >= bytes.length);
            if (whole !== undefined) received.push(whole);
          }
        }
        receiver.finish();
        expect(received).toEqual(
          all.map(({ tick, phases }) => ({
            frame: { tick, shape: 'pref', bytes: frameOf(tick, phases) },
            reported: `${tick}`,
            unknownItems: [],
          })),
        );
      }),
    );
  });

  test('is no frame with any byte missing, whatever it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        const receiver = new AnswerReceiver(1000, true);
        const frameBytes = bytes.length;
        receiver.begin({
          type: 'snapshot',
          run: 1,
          tick: 0,
          shape: 'pref',
          frameBytes,
          reported: '',
          unknownItems: [],
        });
        try {
          const whole = receiver.take(bytes);
          expect(whole).toMatchObject({ frame: { tick: 0, bytes } });
        } catch (error) {
          expect(error).toMatchObject({ code: 'runner-lied' });
        }
      }),
    );
  });

  test('is handed on as a copy where bytes were wanted', () => {
    const line = new Uint8Array(100).fill(3);
    const receiver = new AnswerReceiver(10, false);
    const piece = receiver.take(line.subarray(20, 30)) as Uint8Array;
    expect(piece).toEqual(line.subarray(20, 30));
    expect(piece.buffer.byteLength).toBe(10);
    receiver.finish();
  });
});
