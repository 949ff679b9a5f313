import { MessageChannelMain, type UtilityProcess, utilityProcess, type WebFrameMain } from 'electron';
import { SERVICES_PORT } from '../../shared/api/bridge.ts';
import { hostRunners } from './runners/runner-host.ts';
import { type PageMessage, REQUEST_SERVICES } from './services-channel.ts';

/**
 * The services of one window, in a process of their own, so that neither this process nor another window ever waits for
 * them. Started when a page first asks, started anew when it has ended, ended with the window.
 */
export class WindowServices {
  readonly #program: string;
  readonly #runner: string;
  readonly #opened: readonly string[];
  #process: UtilityProcess | undefined;

  constructor(program: string, runner: string, opened: readonly string[]) {
    this.#program = program;
    this.#runner = runner;
    this.#opened = opened;
  }

  /** Joins a page and the services by a port for each, past this process. */
  connect(frame: WebFrameMain): void {
    const services = this.#process ?? this.#start();
    const { port1, port2 } = new MessageChannelMain();
    const message: PageMessage = { kind: 'page', opened: this.#opened };
    services.postMessage(message, [port1]);
    frame.postMessage(REQUEST_SERVICES, SERVICES_PORT, [port2]);
  }

  dispose(): void {
    this.#process?.kill();
  }

  #start(): UtilityProcess {
    const started = utilityProcess.fork(this.#program, [], { serviceName: 'Lattice Replay services' });
    hostRunners(started, this.#runner);
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined;
    });
    this.#process = started;
    return started;
  }
}
