import { PIECE_BYTES, PIECES_UNDER_WAY } from '../pieces.ts';
import type { FromRunner, ToRunner } from '../protocol.ts';
import { Cancellation } from './cancellation.ts';
import type { Channel } from './channel.ts';

type OfRun<T> = T extends { readonly run: number } ? Omit<T, 'run'> : never;

/**
 * The line of one run: sends its messages, hands out the pieces that come in, and holds back what goes out while the
 * other side has not taken what it got.
 */
export class RunLine {
  readonly cancellation = new Cancellation();
  readonly #channel: Channel;
  readonly #run: number;
  readonly #received: Uint8Array[] = [];
  #underWay = 0;
  #wake: (() => void) | undefined;

  constructor(channel: Channel, run: number) {
    this.#channel = channel;
    this.#run = run;
  }

  send(message: OfRun<FromRunner>): void {
    this.#channel.send({ ...message, run: this.#run } as FromRunner);
  }

  /** A message for this run has come. */
  receive(message: ToRunner): void {
    if (message.type === 'piece') this.#received.push(message.bytes);
    else if (message.type === 'took') this.#underWay--;
    else if (message.type === 'cancel') this.cancellation.cancel();
    this.#wake?.();
    this.#wake = undefined;
  }

  /** Asks for the module's or the input's bytes and gives each piece to `take` with its offset. */
  async fetch(
    what: 'module' | 'input',
    length: number,
    take: (bytes: Uint8Array, offset: number) => void,
  ): Promise<void> {
    this.send({ type: 'needs', what });
    for (let offset = 0; offset < length; ) {
      const piece = this.#received.shift();
      if (piece === undefined) {
        await this.#change();
        continue;
      }
      take(piece, offset);
      offset += piece.length;
      this.send({ type: 'took' });
    }
  }

  /** Sends bytes of the answer in pieces, as fast as they are taken; the event loop turns on the way. */
  async sendBytes(length: number, read: (offset: number, length: number) => Uint8Array): Promise<void> {
    for (let offset = 0; offset < length; ) {
      while (this.#underWay >= PIECES_UNDER_WAY) await this.#change();
      const bytes: Uint8Array = read(offset, Math.min(PIECE_BYTES, length - offset));
      this.send({ type: 'piece', bytes });
      this.#underWay++;
      offset += bytes.length;
      await this.cancellation.turn();
    }
  }

  #change(): Promise<void> {
    return this.cancellation.wait((resolve) => {
      this.#wake = resolve;
    });
  }
}
