import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { SnapshotWriter } from '../../../shared/lattice/state/write-snapshots.ts';

/** Longer answers are not kept; a schema would take too long over them anyway. */
const LONGEST = 8 * 1024 * 1024;

/** Keeps an answer as JSON while it arrives, so that a wrong one can be held against the contract's schema. */
export class AnswerCopy {
  #writer: SnapshotWriter | undefined = new SnapshotWriter();
  #pieces: Uint8Array[] = [];
  #length = 0;

  add({ frame, reported, unknownItems }: Snapshot): void {
    // The names of unknown items are not in the frame, so such an answer could not be written back as it was.
    if (unknownItems.length > 0) this.#drop();
    this.#writer?.add(frame, reported);
    this.#take();
  }

  /** The whole answer; undefined if it was too long to keep. */
  bytes(): Uint8Array | undefined {
    this.#writer?.end();
    this.#take();
    return this.#writer && Buffer.concat(this.#pieces);
  }

  #take(): void {
    const piece = this.#writer?.take();
    if (piece === undefined) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > LONGEST) this.#drop();
  }

  #drop(): void {
    this.#writer = undefined;
    this.#pieces = [];
  }
}
