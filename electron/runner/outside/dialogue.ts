import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { FromRunner, RunEnd, ToRunner } from '../protocol.ts';
import type { RunLimits, RunRequest } from '../run.ts';
import { RunFault } from '../run-fault.ts';
import { AnswerReceiver } from './answer-receiver.ts';
import { lied } from './lie.ts';
import { PieceSender } from './piece-sender.ts';

/** What a message of the runner means for the run. */
export type Event =
  | { readonly type: 'fuel'; readonly fuel: bigint }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'answer-piece'; readonly piece: Uint8Array }
  /** A piece was taken in and nothing is to be told of it. */
  | { readonly type: 'taken' }
  | { readonly type: 'ended'; readonly end: Exclude<RunEnd, { kind: 'cancelled' }> };

/**
 * What is said in one run, in the one order in which it may be said: the runner needs the module (or has it), then the
 * input, then gives the answer; it may end with a failure at any time. Throws a `RunFault` (`runner-lied`,
 * `answer-limit`) for anything else.
 */
export class Dialogue {
  readonly #request: RunRequest;
  readonly #limits: RunLimits;
  readonly #run: number;
  readonly #send: (message: ToRunner) => void;
  #needed: 'nothing' | 'module' | 'input' = 'nothing';
  #sender: PieceSender | undefined;
  #answer: AnswerReceiver | undefined;
  #answerBytes = 0;
  #ended = false;
  #fuel = 0n;

  constructor(run: number, request: RunRequest, limits: RunLimits, send: (message: ToRunner) => void) {
    this.#run = run;
    this.#request = request;
    this.#limits = limits;
    this.#send = send;
    send({
      type: 'start',
      run,
      sha256: request.module.sha256,
      moduleBytes: request.module.bytes.length,
      entry: request.entry,
      inputBytes: request.input.length,
      fuelCeiling: request.fuelCeiling,
      maxMemoryBytes: request.maxMemoryBytes,
      answer: request.answer,
      answerLimit: limits.answerBytes,
      playback: request.playback,
    });
  }

  /** Takes a message; returns what is to be told, if anything. */
  take(message: FromRunner): Event | undefined {
    if (message.type === 'ready' || message.type === 'broken') throw lied(`'${message.type}' inside a run`);
    if (message.run !== this.#run) throw lied(`run ${message.run} inside run ${this.#run}`);
    if (this.#ended) throw lied(`'${message.type}' after the end`);
    switch (message.type) {
      case 'needs':
        return this.#needs(message.what);
      case 'took':
        if (this.#sender?.took() !== true) throw lied('it took a piece that was not sent');
        return undefined;
      case 'fuel':
        return this.#burnt(message.fuel);
      case 'answer':
        return this.#announced(message.bytes);
      case 'snapshot':
        this.#answering().begin(message);
        return undefined;
      case 'piece':
        return this.#piece(message.bytes);
      case 'ended':
        return this.#end(message.end);
    }
  }

  #needs(what: 'module' | 'input'): undefined {
    if (this.#sender?.finished === false)
      throw lied(`it needs the ${what} before it has what it needed first`);
    if (this.#needed === 'input' || this.#needed === what) throw lied(`it needs the ${what} again`);
    this.#needed = what;
    const bytes = what === 'module' ? this.#request.module.bytes : this.#request.input;
    this.#sender = new PieceSender(bytes, (piece) =>
      this.#send({ type: 'piece', run: this.#run, bytes: piece }),
    );
  }

  #burnt(fuel: bigint): Event {
    this.#checkFuel(fuel);
    if (fuel < this.#fuel) throw lied(`${fuel} fuel after ${this.#fuel}`);
    this.#fuel = fuel;
    return { type: 'fuel', fuel };
  }

  #announced(bytes: number): undefined {
    if (this.#needed !== 'input' || this.#sender?.finished !== true)
      throw lied('an answer before it had the input');
    if (this.#answer !== undefined) throw lied('a second answer');
    const limit = this.#limits.answerBytes;
    if (bytes > limit) {
      throw new RunFault('answer-limit', `the answer has ${bytes} bytes, ${limit} are allowed`, {
        answerBytes: bytes,
        limit,
      });
    }
    this.#answerBytes = bytes;
    this.#answer = new AnswerReceiver(bytes, this.#request.answer === 'snapshots');
  }

  #piece(bytes: Uint8Array): Event {
    const whole = this.#answering().take(bytes);
    if (whole === undefined) return { type: 'taken' };
    return whole instanceof Uint8Array
      ? { type: 'answer-piece', piece: whole }
      : { type: 'snapshot', snapshot: whole };
  }

  #end(end: RunEnd): Event {
    if (end.kind === 'cancelled') throw lied('it cancelled by itself');
    if (end.kind === 'finished') {
      this.#answering().finish();
      const stepped = this.#request.playback !== undefined;
      const whole = stepped ? end.answerBytes <= this.#answerBytes : end.answerBytes === this.#answerBytes;
      if (!whole) throw lied('the answer has another length at the end');
      if (end.memoryBytes > this.#request.maxMemoryBytes) throw lied('a memory beyond its cap');
      if (end.fuel === undefined && this.#request.fuelCeiling !== undefined)
        throw lied('no fuel of a metered run');
    }
    if (end.fuel !== undefined) this.#burnt(end.fuel);
    this.#ended = true;
    return { type: 'ended', end };
  }

  #answering(): AnswerReceiver {
    if (this.#answer === undefined) throw lied('a part of an answer that was not announced');
    return this.#answer;
  }

  #checkFuel(fuel: bigint): void {
    const ceiling = this.#request.fuelCeiling;
    if (ceiling === undefined) throw lied('fuel of a run without metering');
    if (fuel > ceiling) throw lied(`${fuel} fuel under a ceiling of ${ceiling}`);
  }
}
