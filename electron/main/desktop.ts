import { app, clipboard, nativeTheme } from 'electron';
import type { Log } from '../services/log/log-file.ts';
import type { Places } from '../services/places/places.ts';
import { appAddress } from './app-address.ts';
import { openAppWindow } from './app-window.ts';
import { TO_MAIN } from './bridge/channels.ts';
import { receive, reply } from './bridge/receive.ts';
import { noticeOfGone } from './crashes/child-processes.ts';
import { TOO_MANY_CRASHES, withCrash } from './crashes/crash-count.ts';
import { recoverPage } from './crashes/recover.ts';
import { showBareMenus, showMenus } from './menu/application-menu.ts';
import { type Launch, NOTHING } from './opening/launch-arguments.ts';
import { PageWindow } from './page-window.ts';
import { askBeforeClosing } from './window/ask-before-closing.ts';
import type { KeptWindow } from './window/kept-window.ts';
import { SERVICES_NAME } from './window-services.ts';

/** What the app is handed at its start. */
export interface DesktopOptions {
  readonly places: Places;
  readonly log: Log;
  readonly logs: string;
  readonly kept: KeptWindow;
  /** How many starts before this one crashed, one after the other. */
  readonly startsCrashed: number;
}

/** The app while it runs: its one window, opened again where it was closed, and what its page may ask of the system. */
export class Desktop {
  readonly #options: DesktopOptions;
  #window: PageWindow | undefined;
  #pageCrashes: readonly number[] = [];

  constructor(options: DesktopOptions) {
    this.#options = options;
    showBareMenus();
    this.#listen();
    app.on('child-process-gone', (_event, gone) => {
      if (gone.reason === 'clean-exit') return;
      options.log.note(
        `a process has ended: ${gone.type} ${gone.name ?? ''}: ${gone.reason}, exit code ${gone.exitCode}`,
      );
      const notice = noticeOfGone(gone, SERVICES_NAME);
      if (notice) this.#window?.notify(notice);
    });
  }

  /** Opens what is asked for in the window that is there, or in a new one, and puts it in front. */
  open(launch: Launch): void {
    if (this.#window) this.#window.front();
    else this.#window = this.#newWindow(launch.tick);
    this.#window.open(launch);
  }

  #newWindow(tick: number | undefined): PageWindow {
    const { places, logs, kept, log } = this.#options;
    const browser = openAppWindow(appAddress(tick), places.preload, kept.state);
    kept.follow(browser);
    const opened = new PageWindow(browser, places, logs);
    recoverPage(browser, {
      crashed: () => {
        this.#pageCrashes = withCrash(this.#pageCrashes, Date.now());
        return this.#pageCrashes.length >= TOO_MANY_CRASHES;
      },
      startOver: () => void browser.loadURL(appAddress(undefined)),
      quit: () => app.quit(),
      note: log.note,
    });
    askBeforeClosing(browser, () => opened.facts);
    browser.once('closed', () => {
      this.#window = undefined;
      showBareMenus();
    });
    return opened;
  }

  /** All that the page may say. */
  #listen(): void {
    const { log, kept, startsCrashed } = this.#options;
    receive(
      {
        [TO_MAIN.requestServices]: (frame) => this.#window?.connect(frame),
        [TO_MAIN.chooseFiles]: (what) => void this.#window?.chooseFiles(what),
        [TO_MAIN.openPaths]: (paths) => this.#window?.open({ ...NOTHING, files: paths }),
        [TO_MAIN.copyText]: (text) => clipboard.writeText(text),
        [TO_MAIN.setTheme]: (theme) => {
          nativeTheme.themeSource = theme;
          kept.setTheme(theme);
        },
        [TO_MAIN.setMenus]: (menus) => showMenus(menus, (choice) => this.#window?.choose(choice)),
        [TO_MAIN.setWindowFacts]: (facts) => this.#window?.setFacts(facts),
        [TO_MAIN.clearRecents]: () => app.clearRecentDocuments(),
      },
      log.note,
    );
    reply(
      {
        [TO_MAIN.startsCrashed]: () => Math.max(startsCrashed, this.#pageCrashes.length),
      },
      log.note,
    );
  }
}
