import { MessageChannelMain, type UtilityProcess, utilityProcess, type WebFrameMain } from 'electron';
import { SERVICES_PORT } from '../../shared/api/bridge.ts';
import { TO_PAGE } from './bridge/channels.ts';
import { hostRunners } from './runners/runner-host.ts';
import { readToMain, type ToMain, type ToServices } from './services-channel.ts';

/** The name under which the system lists the process, and tells of its end. */
export const SERVICES_NAME = 'Lattice Replay services';

/**
 * The services of the window, in a process of their own, so that this process never waits for them. Started when a page
 * first asks, started anew when it has ended, ended with the window.
 */
export class WindowServices {
  readonly #program: string;
  readonly #runner: string;
  readonly #logs: string;
  readonly #hear: (message: ToMain) => void;
  #process: UtilityProcess | undefined;
  /** What came before there was a process. */
  #waiting: ToServices[] = [];

  constructor(program: string, runner: string, logs: string, hear: (message: ToMain) => void) {
    this.#program = program;
    this.#runner = runner;
    this.#logs = logs;
    this.#hear = hear;
  }

  /** Joins a page and the services by a port for each, past this process. */
  connect(frame: WebFrameMain): void {
    const services = this.#process ?? this.#start();
    const { port1, port2 } = new MessageChannelMain();
    const page: ToServices = { kind: 'page', logs: this.#logs };
    services.postMessage(page, [port1]);
    frame.postMessage(TO_PAGE.port, SERVICES_PORT, [port2]);
    for (const message of this.#waiting) services.postMessage(message);
    this.#waiting = [];
  }

  /** Tells the services something, once a page has asked for them. */
  tell(message: ToServices): void {
    if (this.#process) this.#process.postMessage(message);
    else this.#waiting.push(message);
  }

  dispose(): void {
    this.#process?.kill();
  }

  #start(): UtilityProcess {
    const started = utilityProcess.fork(this.#program, [], { serviceName: SERVICES_NAME });
    hostRunners(started, this.#runner);
    started.on('message', (data: unknown) => {
      const message = readToMain(data);
      if (message) this.#hear(message);
    });
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined;
    });
    this.#process = started;
    return started;
  }
}
