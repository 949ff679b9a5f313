import type { Fact } from '../../../shared/base/fault.ts';
import { PIECES_UNDER_WAY } from '../pieces.ts';
import type { FromRunner } from '../protocol.ts';
import type { RunFailureKind, RunLimits, RunListener, RunOutcome, RunRequest } from '../run.ts';
import { RunFault } from '../run-fault.ts';
import type { Connection, ConnectionListener } from './connection.ts';
import { Dialogue, type Event } from './dialogue.ts';
import { lied } from './lie.ts';
import type { RunnerExit } from './runner-process.ts';
import { watchMemory } from './watch-memory.ts';

/** Milliseconds that a runner has to answer a cancel before it is killed; with the kill it stays below 100. */
const CANCEL_MS = 80;
/** A longer timer would go off at once. */
const LONGEST_TIMER = 0x7fff_ffff;

/** One run in a runner process, until its outcome: holds the limits, and hands out what comes in order. */
export class RunSession implements ConnectionListener {
  /** Rejected only by what the caller's listener throws. */
  readonly outcome: Promise<RunOutcome>;
  readonly #connection: Connection;
  readonly #run: number;
  readonly #request: RunRequest;
  readonly #limits: RunLimits;
  readonly #listener: RunListener;
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = (): void => this.#cancel();
  readonly #timer: NodeJS.Timeout;
  #settle!: { resolve(outcome: RunOutcome): void; reject(error: unknown): void };
  #dialogue: Dialogue | undefined;
  #stopWatch: () => void = () => undefined;
  #cancelTimer: NodeJS.Timeout | undefined;
  #settled = false;
  #endHeard = false;
  #fuel: bigint | undefined;
  /** The deliveries to the listener, one after the other. */
  #deliveries: Promise<void> = Promise.resolve();
  #undelivered = 0;

  constructor(
    connection: Connection,
    run: number,
    request: RunRequest,
    limits: RunLimits,
    listener: RunListener,
    signal: AbortSignal | undefined,
  ) {
    this.#connection = connection;
    this.#run = run;
    this.#request = request;
    this.#limits = limits;
    this.#listener = listener;
    this.#signal = signal;
    this.#fuel = request.fuelCeiling === undefined ? undefined : 0n;
    this.outcome = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#timer = setTimeout(() => this.#timeOver(), Math.min(limits.wallClockMs, LONGEST_TIMER));
    signal?.addEventListener('abort', this.#onAbort);
    connection.listen(this);
    if (connection.ready) this.onReady();
  }

  onReady(): void {
    // Not before: a process that another has to start for us has no number until then, and no module either.
    const { pid } = this.#connection;
    if (pid !== undefined) {
      this.#stopWatch = watchMemory(pid, this.#limits.residentBytes, (bytes) => this.#memoryOver(bytes));
    }
    this.#dialogue = new Dialogue(this.#run, this.#request, this.#limits, (message) =>
      this.#connection.send(message),
    );
  }

  onMessage(message: FromRunner): void {
    if (message.type === 'broken') {
      this.#fail('runner-died', `the runner process gave up: ${message.message}`, {});
    } else if (this.#cancelTimer !== undefined) {
      if (message.type === 'ended' && message.run === this.#run) this.#finish({ kind: 'cancelled' });
    } else {
      this.#take(message);
    }
  }

  onLie(why: string): void {
    this.#failBy(lied(why));
  }

  onExit({ code, signal, complaint }: RunnerExit): void {
    // All that was to be said has been said.
    if (this.#endHeard) return;
    const how = signal === null ? `with code ${code}` : `by the signal ${signal}`;
    const lines = complaint.split('\n');
    // Node ends its report of a crash with its own version.
    const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
    const told = complaint === '' ? '' : `: ${telling}`;
    this.#fail('runner-died', `the runner process ended ${how}${told}`, { code, signal, complaint });
  }

  /** Ends the run at once and the process with it. */
  abandon(): void {
    this.#connection.kill();
    this.#finish({ kind: 'cancelled' });
  }

  #take(message: FromRunner): void {
    try {
      if (this.#dialogue === undefined) throw lied(`'${message.type}' before a run`);
      const event = this.#dialogue.take(message);
      if (event !== undefined) this.#handle(event);
    } catch (error) {
      if (error instanceof RunFault) this.#failBy(error);
      else this.#failListener(error);
    }
  }

  #handle(event: Event): void {
    switch (event.type) {
      case 'fuel':
        this.#fuel = event.fuel;
        this.#listener.onFuel?.(event.fuel);
        return;
      case 'taken':
        this.#deliver(() => undefined);
        return;
      case 'snapshot':
        this.#deliver(() => this.#listener.onSnapshot?.(event.snapshot));
        return;
      case 'answer-piece':
        this.#deliver(() => this.#listener.onAnswerPiece?.(event.piece));
        return;
      case 'ended': {
        this.#endHeard = true;
        const { end } = event;
        const fuel = end.fuel;
        this.#after(() => this.#finish({ ...end, fuel }));
      }
    }
  }

  /** Tells the listener after what it was told before, then lets the runner send more. */
  #deliver(tell: () => void | Promise<void>): void {
    this.#undelivered++;
    if (this.#undelivered > PIECES_UNDER_WAY) throw lied('more pieces than may be under way');
    this.#after(async () => {
      await tell();
      this.#undelivered--;
      this.#connection.send({ type: 'took', run: this.#run });
    });
  }

  #after(action: () => void | Promise<void>): void {
    this.#deliveries = this.#deliveries
      .then(() => (this.#settled || this.#cancelTimer !== undefined ? undefined : action()))
      .catch((error: unknown) => this.#failListener(error));
  }

  #cancel(): void {
    // The runner has nothing of this run: either it was not told of it yet, or it has said its last word.
    if (this.#dialogue === undefined || this.#endHeard) {
      this.#finish({ kind: 'cancelled' });
    } else {
      this.#cancelTimer = setTimeout(() => this.abandon(), CANCEL_MS);
      this.#connection.send({ type: 'cancel', run: this.#run });
    }
  }

  #timeOver(): void {
    const limit = this.#limits.wallClockMs;
    this.#fail('time-limit', `the run was stopped after ${limit} ms`, { limit });
  }

  #memoryOver(residentBytes: number): void {
    const limit = this.#limits.residentBytes;
    this.#fail(
      'memory-limit',
      `the runner process had ${residentBytes} bytes in memory, ${limit} are allowed`,
      {
        residentBytes,
        limit,
      },
    );
  }

  #failBy(fault: RunFault): void {
    this.#fail(fault.kind, fault.message, fault.facts);
  }

  #fail(kind: RunFailureKind, message: string, facts: Readonly<Record<string, Fact>>): void {
    this.#connection.kill();
    this.#finish(
      this.#cancelTimer === undefined ? { kind, message, facts, fuel: this.#fuel } : { kind: 'cancelled' },
    );
  }

  #failListener(error: unknown): void {
    if (!this.#close()) return;
    this.#connection.kill();
    this.#settle.reject(error);
  }

  #finish(outcome: RunOutcome): void {
    if (this.#close()) this.#settle.resolve(outcome);
  }

  /** Lets go of everything; false if that has been done. */
  #close(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#cancelTimer);
    this.#stopWatch();
    this.#signal?.removeEventListener('abort', this.#onAbort);
    this.#connection.listen(undefined);
    return true;
  }
}
