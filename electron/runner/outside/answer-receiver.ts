import { messageOf } from '../../../shared/base/fault.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { entityOffsets } from '../../../shared/lattice/state/offsets.ts';
import type { FromRunner } from '../protocol.ts';
import { lied } from './lie.ts';

type SnapshotMessage = Extract<FromRunner, { type: 'snapshot' }>;

/**
 * A frame needs at most ten bytes for nine characters of its JSON (a count in a sink), and twelve for a snapshot of at
 * least thirty: so the frames of an answer cannot be longer than twice its text.
 */
const MOST_FRAME_PER_TEXT = 2;

/** Puts an answer's pieces together and checks that they make the answer that was announced, of true frames. */
export class AnswerReceiver {
  readonly #announced: number;
  readonly #decoded: boolean;
  #received = 0;
  #pending: { readonly head: SnapshotMessage; readonly bytes: Uint8Array; filled: number } | undefined;

  /** `announced` counts the answer's bytes; `decoded` if it comes as snapshots. */
  constructor(announced: number, decoded: boolean) {
    this.#announced = announced;
    this.#decoded = decoded;
  }

  /** A snapshot begins. */
  begin(head: SnapshotMessage): void {
    if (!this.#decoded) throw lied('a snapshot of an answer that was wanted as bytes');
    if (this.#pending !== undefined) throw lied('a snapshot inside another');
    this.#received += head.frameBytes;
    if (this.#received > this.#announced * MOST_FRAME_PER_TEXT) {
      throw lied(`frames of ${this.#received} bytes from an answer of ${this.#announced}`);
    }
    if (head.frameBytes === 0) throw lied('a frame without bytes');
    this.#pending = { head, bytes: new Uint8Array(head.frameBytes), filled: 0 };
  }

  /** A piece has come; returns the snapshot that it completes, or the piece itself where bytes were wanted. */
  take(piece: Uint8Array): Snapshot | Uint8Array | undefined {
    if (piece.length === 0) throw lied('a piece without bytes');
    if (!this.#decoded) {
      this.#received += piece.length;
      if (this.#received > this.#announced)
        throw lied(`more than the ${this.#announced} bytes that were announced`);
      // A copy, since the piece is a view of everything that was read from the line with it.
      return piece.slice();
    }
    const pending = this.#pending;
    if (pending === undefined) throw lied('a piece of no snapshot');
    if (pending.filled + piece.length > pending.bytes.length) throw lied('more bytes than the frame has');
    pending.bytes.set(piece, pending.filled);
    pending.filled += piece.length;
    if (pending.filled < pending.bytes.length) return undefined;
    this.#pending = undefined;
    return checkedSnapshot(pending.head, pending.bytes);
  }

  /** Throws unless the answer is whole. */
  finish(): void {
    if (this.#pending !== undefined) throw lied('the end inside a snapshot');
    if (!this.#decoded && this.#received !== this.#announced) {
      throw lied(`${this.#received} bytes of the ${this.#announced} that were announced`);
    }
  }
}

function checkedSnapshot(head: SnapshotMessage, bytes: Uint8Array): Snapshot {
  const { tick, shape, reported, unknownItems } = head;
  const frame = { tick, shape, bytes };
  try {
    entityOffsets(frame);
  } catch (error) {
    throw lied(`a frame that is none: ${messageOf(error)}`);
  }
  return { frame, reported, unknownItems };
}
