import type { Frame, Snapshot } from '../../../shared/lattice/state/frame.ts';
import { snapshotsToJson } from '../../../shared/lattice/state/write-snapshots.ts';

/** Frames of longer answers are not kept; a schema would take too long over their text anyway. */
const LONGEST = 2 * 1024 * 1024;

/** Keeps the frames of an answer while it arrives, so that a wrong one can be held against the contract's schema. */
export class AnswerCopy {
  #kept: { frame: Frame; checksum: string }[] | undefined = [];
  #length = 0;

  add({ frame, reported, unknownItems }: Snapshot): void {
    this.#length += frame.bytes.length;
    // The names of unknown items are not in the frame, so such an answer could not be written back as it was.
    if (unknownItems.length > 0 || this.#length > LONGEST) this.#kept = undefined;
    this.#kept?.push({ frame, checksum: reported });
  }

  /** The whole answer as JSON; undefined if it was not kept. */
  bytes(): Uint8Array | undefined {
    return this.#kept && snapshotsToJson(this.#kept);
  }
}
