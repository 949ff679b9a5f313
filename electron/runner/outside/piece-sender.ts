import { PIECE_BYTES, PIECES_UNDER_WAY } from '../pieces.ts';

/** Sends bytes in pieces, a few ahead of what the runner has taken, so that no copy of the whole is queued. */
export class PieceSender {
  readonly #bytes: Uint8Array;
  readonly #send: (piece: Uint8Array) => void;
  #sent = 0;
  #underWay = 0;

  constructor(bytes: Uint8Array, send: (piece: Uint8Array) => void) {
    this.#bytes = bytes;
    this.#send = send;
    this.#fill();
  }

  get finished(): boolean {
    return this.#underWay === 0 && this.#sent === this.#bytes.length;
  }

  /** The runner has taken a piece; false if there was none for it to take. */
  took(): boolean {
    if (this.#underWay === 0) return false;
    this.#underWay--;
    this.#fill();
    return true;
  }

  #fill(): void {
    while (this.#underWay < PIECES_UNDER_WAY && this.#sent < this.#bytes.length) {
      const piece = this.#bytes.subarray(this.#sent, this.#sent + PIECE_BYTES);
      this.#sent += piece.length;
      this.#underWay++;
      this.#send(piece);
    }
  }
}
