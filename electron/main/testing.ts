import { EventEmitter } from 'node:events';

type Listener = (...args: unknown[]) => unknown;

/** An event that records whether it was prevented. */
export class FakeEvent {
  prevented = false;
  preventDefault(): void {
    this.prevented = true;
  }
}

/** A page's contents: an emitter, the main frame, and the answer to `window.open`. */
export class FakeContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame = new FakeFrame();
  openHandler: ((details: { url: string }) => { action: string }) | undefined;

  reloads = 0;

  constructor(id: number) {
    super();
    this.id = id;
  }

  reload(): void {
    this.reloads++;
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
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

/** A services process that keeps what it is sent. */
class FakeProcess extends EventEmitter {
  readonly program: string;
  readonly received: { message: unknown; ports: unknown[] }[] = [];
  killed = false;

  constructor(program: string) {
    super();
    this.program = program;
  }

  postMessage(message: unknown, ports: unknown[]): void {
    this.received.push({ message, ports });
  }

  kill(): void {
    this.killed = true;
  }
}

/** A window that keeps its options and what was done to it. */
export interface FakeWindow extends EventEmitter {
  readonly options: { readonly webPreferences: Readonly<Record<string, unknown>> } & Record<string, unknown>;
  readonly webContents: FakeContents;
  readonly done: string[];
}

/** As much of Electron as main uses, and what main did with it; `calls` keeps the order of what has to come early. */
export function fakeElectron(
  options: { readonly locked?: boolean; readonly dark?: boolean; readonly answer?: number } = {},
) {
  const calls: string[] = [];
  const windows: FakeWindow[] = [];
  const processes: FakeProcess[] = [];
  const opened: string[] = [];
  const handlers = new Map<string, Listener>();
  const permissions = new Map<string, Listener>();
  const ipcMain = new EventEmitter();
  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    enableSandbox: () => void calls.push('enableSandbox'),
    requestSingleInstanceLock: () => options.locked ?? true,
    quit: () => void calls.push('quit'),
    focus: () => void calls.push('focus'),
    whenReady: () => ready,
  });
  class BrowserWindow extends EventEmitter implements FakeWindow {
    static getAllWindows = (): FakeWindow[] => windows;
    readonly options: FakeWindow['options'];
    readonly webContents = new FakeContents(windows.length + 1);
    readonly done: string[] = [];

    constructor(given: FakeWindow['options']) {
      super();
      this.options = given;
      windows.push(this);
      app.emit('web-contents-created', new FakeEvent(), this.webContents);
      this.once('closed', () => windows.splice(windows.indexOf(this), 1));
    }

    show = (): void => void this.done.push('show');
    focus = (): void => void this.done.push('focus');
    restore = (): void => void this.done.push('restore');
    isDestroyed = (): boolean => false;
    isMinimized = (): boolean => true;
    loadURL = async (address: string): Promise<void> => void this.done.push(`load ${address}`);
  }
  const module = {
    app,
    BrowserWindow,
    dialog: { showMessageBox: async () => ({ response: options.answer ?? 0 }) },
    ipcMain,
    nativeTheme: { shouldUseDarkColors: options.dark ?? false },
    MessageChannelMain: class {
      readonly port1 = { end: 'services' };
      readonly port2 = { end: 'page' };
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown) =>
        void calls.push(`schemes ${JSON.stringify(schemes)}`),
      handle: (scheme: string, handler: Listener) => void handlers.set(scheme, handler),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: Listener) => void permissions.set('request', handler),
        setPermissionCheckHandler: (handler: Listener) => void permissions.set('check', handler),
        setDevicePermissionHandler: (handler: Listener) => void permissions.set('device', handler),
      },
    },
    shell: { openExternal: async (address: string) => void opened.push(address) },
    utilityProcess: {
      fork: (program: string) => {
        const started = new FakeProcess(program);
        processes.push(started);
        return started;
      },
    },
  };
  return { module, app, ipcMain, calls, windows, processes, opened, handlers, permissions, becomeReady };
}
