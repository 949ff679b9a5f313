import type { Frame } from '../../../shared/lattice/state/frame.ts';
import type { Board } from '../board.ts';
import { FrameReader } from './frame-reader.ts';
import { ItemPlaces } from './item-places.ts';
import { Motion } from './motion.ts';

/** The frame that is shown and the one after it, read, with every item's way between them. */
export class ShownFrames {
  readonly places = new ItemPlaces();
  fraction = 0;
  readonly #board: Board;
  readonly #motion: Motion;
  readonly #noHands: Uint8Array;
  #reader: FrameReader;
  #after: FrameReader;
  #interpolates = false;

  constructor(board: Board) {
    this.#board = board;
    this.#motion = new Motion(board);
    this.#reader = new FrameReader(board);
    this.#after = new FrameReader(board);
    this.#noHands = new Uint8Array(board.scenario.entities.length);
  }

  get reader(): FrameReader {
    return this.#reader;
  }

  get after(): FrameReader | undefined {
    return this.#interpolates ? this.#after : undefined;
  }

  /** By entity: nonzero where an inserter's item is on its way down. */
  get handed(): Uint8Array {
    return this.#interpolates ? this.#motion.handed : this.#noHands;
  }

  /** Takes a frame and, for the way between, the one a tick later; frames already read are not read again. */
  show(frame: Frame, next: Frame | undefined, fraction: number): void {
    const between = next !== undefined && next.tick === frame.tick + 1 && fraction > 0;
    const changed = this.#reader.frame !== frame;
    if (changed && this.#after.frame === frame) [this.#reader, this.#after] = [this.#after, this.#reader];
    this.#reader.read(frame);
    if (between) {
      const followed = !changed && this.#interpolates && this.#after.frame === next;
      this.#after.read(next);
      if (!followed) this.#motion.follow(this.#reader, this.#after);
    }
    this.#interpolates = between;
    this.fraction = between ? Math.min(1, fraction) : 0;
    if (between) this.places.between(this.#board, this.#motion, this.fraction);
    else this.places.still(this.#board, this.#reader);
  }
}
