import { EventEmitter } from 'node:events';

/** An event that records whether it was prevented. */
export class FakeEvent {
  prevented = false;
  preventDefault(): void {
    this.prevented = true;
  }
}

/** A frame that keeps what it is sent. */
export class FakeFrame {
  origin = 'app://lattice-replay';
  readonly received: { channel: string; message: unknown; ports: unknown[] }[] = [];

  postMessage(channel: string, message: unknown, ports: unknown[]): void {
    this.received.push({ channel, message, ports });
  }
}

/** A page's contents: an emitter, the main frame, what was sent, and the answer to `window.open`. */
export class FakeContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame = new FakeFrame();
  readonly sent: unknown[][] = [];
  openHandler: ((details: { url: string }) => { action: string }) | undefined;
  reloads = 0;

  constructor(id: number) {
    super();
    this.id = id;
  }

  reload(): void {
    this.reloads++;
  }

  send(...args: unknown[]): void {
    this.sent.push(args);
  }

  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', new FakeEvent(), { reason: 'killed', exitCode: 1 });
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

type WindowOptions = { readonly webPreferences: Readonly<Record<string, unknown>> } & Record<string, unknown>;

/** A window that keeps its options and what was done to it; `bounds`, `maximised` and `fullScreen` are a test's to set. */
export class FakeWindow extends EventEmitter {
  readonly options: WindowOptions;
  readonly webContents: FakeContents;
  readonly done: string[] = [];
  bounds = { x: 10, y: 20, width: 1000, height: 700 };
  maximised = false;
  destroyed = false;

  constructor(options: WindowOptions, id: number) {
    super();
    this.options = options;
    this.webContents = new FakeContents(id);
  }

  show = (): void => void this.done.push('show');
  focus = (): void => void this.done.push('focus');
  restore = (): void => void this.done.push('restore');
  maximize = (): void => void this.done.push('maximize');
  isDestroyed = (): boolean => this.destroyed;
  isMinimized = (): boolean => true;
  isMaximized = (): boolean => this.maximised;
  isFullScreen = (): boolean => false;
  getNormalBounds = () => this.bounds;
  loadURL = async (address: string): Promise<void> => void this.done.push(`load ${address}`);
  setProgressBar = (progress: number): void => void this.done.push(`progress ${progress}`);
  setDocumentEdited = (edited: boolean): void => void this.done.push(`edited ${edited}`);
  setRepresentedFilename = (path: string): void => void this.done.push(`represents ${path}`);

  /** Asks as the real one does, and goes where nobody has prevented it. */
  close = (): void => {
    const event = new FakeEvent();
    this.emit('close', event);
    if (event.prevented) return;
    this.destroyed = true;
    this.emit('closed');
  };
}
