import { EventEmitter } from 'node:events';
import { FakeEvent, FakeWindow } from './fake-window.ts';

type Listener = (...args: unknown[]) => unknown;

/** A services process that keeps what it is sent. */
class FakeProcess extends EventEmitter {
  readonly program: string;
  readonly received: { message: unknown; ports: unknown[] }[] = [];
  killed = false;

  constructor(program: string) {
    super();
    this.program = program;
  }

  postMessage(message: unknown, ports: unknown[] = []): void {
    this.received.push({ message, ports });
  }

  kill(): void {
    this.killed = true;
  }
}

/** What a dialog was asked with, as far as tests look at it. */
export interface AskedDialog {
  readonly message?: string;
  readonly buttons?: readonly string[];
  readonly defaultId?: number;
  readonly properties?: readonly string[];
}

export interface FakeOptions {
  readonly locked?: boolean;
  readonly dark?: boolean;
  readonly packaged?: boolean;
  /** Which button every message box is answered by. */
  readonly answer?: number;
  /** What is chosen in the dialog for opening; nothing gives it up. */
  readonly chosen?: readonly string[];
  /** Folder of the logs. */
  readonly logs?: string;
}

/** As much of Electron as main uses, and what main did with it; `calls` keeps the order of what has to come early. */
export function fakeElectron(options: FakeOptions = {}) {
  const calls: string[] = [];
  const windows: FakeWindow[] = [];
  const processes: FakeProcess[] = [];
  const opened: string[] = [];
  const asked: AskedDialog[] = [];
  const recent: string[] = [];
  const menus: { label?: string; role?: string; submenu?: unknown }[][] = [];
  const handlers = new Map<string, Listener>();
  const replies = new Map<string, Listener>();
  const permissions = new Map<string, Listener>();
  const ipcMain = Object.assign(new EventEmitter(), {
    handle: (channel: string, handler: Listener) => void replies.set(channel, handler),
  });
  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  const app = Object.assign(new EventEmitter(), {
    isPackaged: options.packaged ?? true,
    enableSandbox: () => void calls.push('enableSandbox'),
    requestSingleInstanceLock: () => options.locked ?? true,
    quit: () => void calls.push('quit'),
    exit: (code: number) => void calls.push(`exit ${code}`),
    focus: () => void calls.push('focus'),
    whenReady: () => ready,
    getPath: () => options.logs,
    getVersion: () => '1.2.3',
    setAppUserModelId: (id: string) => void calls.push(`model ${id}`),
    setAsDefaultProtocolClient: (scheme: string) => void calls.push(`client of ${scheme}`),
    addRecentDocument: (path: string) => void recent.push(path),
    clearRecentDocuments: () => void recent.splice(0),
  });
  class BrowserWindow extends FakeWindow {
    constructor(given: FakeWindow['options']) {
      super(given, windows.length + 1);
      windows.push(this);
      app.emit('web-contents-created', new FakeEvent(), this.webContents);
      this.once('closed', () => windows.splice(windows.indexOf(this), 1));
    }
  }
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
  const module = {
    app,
    BrowserWindow,
    clipboard: { writeText: (text: string) => void calls.push(`copied ${text}`) },
    crashReporter: { start: (given: unknown) => void calls.push(`crashes ${JSON.stringify(given)}`) },
    dialog: {
      showErrorBox: (title: string, text: string) => void calls.push(`error ${title}: ${text}`),
      showMessageBox: async (_window: unknown, given: AskedDialog) => {
        asked.push(given);
        return { response: options.answer ?? 0 };
      },
      showOpenDialog: async (_window: unknown, given: AskedDialog) => {
        asked.push(given);
        return { canceled: options.chosen === undefined, filePaths: options.chosen ?? [] };
      },
    },
    ipcMain,
    Menu: {
      buildFromTemplate: (template: (typeof menus)[number]) => template,
      setApplicationMenu: (menu: (typeof menus)[number]) => void menus.push(menu),
    },
    nativeTheme: { shouldUseDarkColors: options.dark ?? false, themeSource: 'system' },
    MessageChannelMain: class {
      readonly port1 = { end: 'services' };
      readonly port2 = { end: 'page' };
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown) =>
        void calls.push(`schemes ${JSON.stringify(schemes)}`),
      handle: (scheme: string, handler: Listener) => void handlers.set(scheme, handler),
    },
    screen: {
      getPrimaryDisplay: () => display,
      getAllDisplays: () => [display],
      getDisplayMatching: () => display,
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: Listener) => void permissions.set('request', handler),
        setPermissionCheckHandler: (handler: Listener) => void permissions.set('check', handler),
        setDevicePermissionHandler: (handler: Listener) => void permissions.set('device', handler),
        webRequest: {
          onBeforeRequest: (handler: Listener) => void permissions.set('network', handler),
        },
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
  const kept = { calls, windows, processes, opened, asked, recent, menus, handlers, replies, permissions };
  return { module, app, ipcMain, becomeReady, ...kept };
}
