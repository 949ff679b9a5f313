import type { MessagePortMain } from 'electron';
import type { RunnerExit, RunnerProcess, ToRunner } from '../../services/runners/runners.ts';

/** The port of a process that has ended closes after its last message; if it never should, this is waited for. */
const LAST_MESSAGES_MS = 1000;

/** A runner process that main has started for us, or is about to. */
export class HostedRunner implements RunnerProcess {
  readonly #kill: () => void;
  #pid: number | undefined;
  #port: MessagePortMain | undefined;
  #waiting: ToRunner[] = [];
  #closed: Promise<void> = Promise.resolve();
  #onMessage: (message: unknown) => void = () => undefined;
  #onExit: (exit: RunnerExit) => void = () => undefined;

  constructor(kill: () => void) {
    this.#kill = kill;
  }

  /** Undefined until it has been started, which is before it says anything. */
  get pid(): number | undefined {
    return this.#pid;
  }

  send(message: ToRunner): void {
    if (this.#port === undefined) this.#waiting.push(message);
    else this.#port.postMessage(withOwnBytes(message));
  }

  onMessage(listener: (message: unknown) => void): void {
    this.#onMessage = listener;
  }

  onExit(listener: (exit: RunnerExit) => void): void {
    this.#onExit = listener;
  }

  kill(): void {
    this.#kill();
  }

  /** Main has started it: here is the line to it. */
  started(pid: number, port: MessagePortMain): void {
    this.#pid = pid;
    this.#port = port;
    this.#closed = new Promise((resolve) => port.once('close', resolve));
    port.on('message', ({ data }) => this.#onMessage(data));
    port.start();
    for (const message of this.#waiting) port.postMessage(withOwnBytes(message));
    this.#waiting = [];
  }

  /** Main says that it has ended; what it said last may still be on the line. */
  ended(code: number, complaint: string): void {
    const atLast = new Promise((resolve) => setTimeout(resolve, LAST_MESSAGES_MS).unref());
    void Promise.race([this.#closed, atLast]).then(() => this.#onExit({ code, signal: null, complaint }));
  }
}

/** These ports send all of the buffer that an array looks into, so a part of one is copied first. */
function withOwnBytes(message: ToRunner): ToRunner {
  if (message.type !== 'piece' || message.bytes.byteLength === message.bytes.buffer.byteLength)
    return message;
  return { ...message, bytes: new Uint8Array(message.bytes) };
}
