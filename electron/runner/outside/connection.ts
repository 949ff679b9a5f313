import { type FromRunner, fromRunner, type ToRunner } from '../protocol.ts';
import type { RunnerExit, RunnerProcess } from './runner-process.ts';

/** Whoever has a run in the process at the moment. */
export interface ConnectionListener {
  onReady(): void;
  onMessage(message: FromRunner): void;
  /** It said something that it never should; it is being ended. */
  onLie(why: string): void;
  onExit(exit: RunnerExit): void;
}

/** A runner process that was told its library. Every message is checked by its schema; the first bad one ends it. */
export class Connection {
  /** Fulfilled when the process has ended. */
  readonly exited: Promise<void>;
  readonly #process: RunnerProcess;
  #listener: ConnectionListener | undefined;
  #alive = true;
  #ready = false;

  constructor(process: RunnerProcess, library: string) {
    this.#process = process;
    process.onMessage((message) => this.#receive(message));
    this.exited = new Promise((resolve) => {
      process.onExit((exit) => {
        this.#alive = false;
        this.#listener?.onExit(exit);
        resolve();
      });
    });
    process.send({ type: 'open', library });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether a run can be started in it. */
  get alive(): boolean {
    return this.#alive;
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Hands what comes from now on to `listener`, or to nobody: then the process has no business to say anything. */
  listen(listener: ConnectionListener | undefined): void {
    this.#listener = listener;
  }

  send(message: ToRunner): void {
    if (this.#alive) this.#process.send(message);
  }

  kill(): void {
    this.#alive = false;
    this.#process.kill();
  }

  #receive(message: unknown): void {
    // What was still on the line when it was killed is of no interest.
    if (!this.#alive) return;
    const checked = fromRunner.safeParse(message);
    if (!checked.success) {
      this.#lie(`a message that is none: ${checked.error.issues[0]?.message ?? 'of no known kind'}`);
    } else if (checked.data.type === 'ready') {
      if (this.#ready) {
        this.#lie("a second 'ready'");
      } else {
        this.#ready = true;
        this.#listener?.onReady();
      }
    } else if (this.#listener !== undefined) {
      this.#listener.onMessage(checked.data);
    } else if (checked.data.type !== 'broken') {
      this.#lie(`'${checked.data.type}' outside a run`);
    }
  }

  #lie(why: string): void {
    this.kill();
    this.#listener?.onLie(why);
  }
}
