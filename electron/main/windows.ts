import { app, BrowserWindow, type IpcMainEvent, ipcMain } from 'electron';
import type { Places } from '../services/places/places.ts';
import { APP_ORIGIN, appAddress } from './app-address.ts';
import { openAppWindow } from './app-window.ts';
import type { Launch } from './launch-arguments.ts';
import { recoverPage } from './recover.ts';
import { REQUEST_SERVICES } from './services-channel.ts';
import { WindowServices } from './window-services.ts';

/** Opens windows, each with its services, and joins their pages to these. */
export class Windows {
  readonly #places: Places;
  readonly #services = new Map<number, WindowServices>();

  constructor(places: Places) {
    this.#places = places;
    ipcMain.on(REQUEST_SERVICES, (event) => this.#connect(event));
  }

  /** A window of its own for what a start asks for. */
  open({ files, tick }: Launch): void {
    const window = openAppWindow(appAddress(tick), this.#places.preload);
    recoverPage(app, window);
    const { id } = window.webContents;
    const { desktopServices, runnerEntry } = this.#places;
    const services = new WindowServices(desktopServices, runnerEntry, files);
    this.#services.set(id, services);
    window.once('closed', () => {
      this.#services.delete(id);
      services.dispose();
    });
  }

  /** Another start of the program: shows its files, or if it names none the window that is there. */
  openAgain(launch: Launch): void {
    const [window] = BrowserWindow.getAllWindows();
    const asksForMore = launch.files.length > 0 || launch.tick !== undefined;
    if (asksForMore || window === undefined) {
      this.open(launch);
      return;
    }
    if (window.isMinimized()) window.restore();
    window.focus();
    app.focus();
  }

  /** Joins only the main frame of our own page; whoever else sends this is not answered. */
  #connect({ sender, senderFrame }: IpcMainEvent): void {
    if (senderFrame === null || senderFrame !== sender.mainFrame || senderFrame.origin !== APP_ORIGIN) return;
    this.#services.get(sender.id)?.connect(senderFrame);
  }
}
