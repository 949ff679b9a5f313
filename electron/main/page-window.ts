import { app, type BrowserWindow, dialog, type WebFrameMain } from 'electron';
import type { DesktopNotice, MenuChoice, WindowFacts } from '../../shared/api/bridge.ts';
import { readLink } from '../../shared/api/link.ts';
import type { Places } from '../services/places/places.ts';
import { TO_PAGE } from './bridge/channels.ts';
import type { Launch } from './opening/launch-arguments.ts';
import type { ToMain } from './services-channel.ts';
import { WindowServices } from './window-services.ts';

const NO_FACTS: WindowFacts = { progress: null, grading: false, unsaved: false, item: null };

/** Titles of the system's dialog, by what is chosen. */
const TITLES = {
  files: 'Open files',
  folder: 'Open a folder',
  'case-folder': 'Look for the cases of runs in a folder',
  'cache-folder': 'Keep frames in another folder',
} as const;

/** The window with its page and services: what is said to either waits until it is there to hear it. */
export class PageWindow {
  readonly browser: BrowserWindow;
  readonly #services: WindowServices;
  #facts = NO_FACTS;
  /** What the page has not heard yet; undefined while it listens. */
  #unheard: (readonly [channel: string, message: unknown])[] | undefined = [];

  constructor(
    browser: BrowserWindow,
    { desktopServices, runnerEntry }: Pick<Places, 'desktopServices' | 'runnerEntry'>,
    logs: string,
  ) {
    this.browser = browser;
    this.#services = new WindowServices(desktopServices, runnerEntry, logs, (message) => this.#hear(message));
    const deaf = (): void => {
      this.#unheard ??= [];
      // What the page did is over with it.
      this.setFacts(NO_FACTS);
    };
    browser.webContents.on('did-navigate', deaf);
    browser.webContents.on('render-process-gone', deaf);
    browser.once('closed', () => this.#services.dispose());
  }

  get facts(): WindowFacts {
    return this.#facts;
  }

  /** The page asks for its services, and so is there to hear. */
  connect(frame: WebFrameMain): void {
    this.#services.connect(frame);
    const unheard = this.#unheard ?? [];
    this.#unheard = undefined;
    for (const [channel, message] of unheard) this.#say(channel, message);
  }

  /** Opens files, and goes where links lead; a link that is none of ours is told of and no more. */
  open({ files, links, tick }: Launch): void {
    if (files.length > 0) {
      this.#services.tell({ kind: 'open', paths: [...files], ...(tick === undefined ? {} : { tick }) });
    }
    for (const address of links) {
      const link = readLink(address);
      if (link.ok) this.#say(TO_PAGE.link, link.query);
      else this.notify({ code: 'link-refused', message: `A link was not followed: ${link.why}.` });
    }
  }

  notify(notice: DesktopNotice): void {
    this.#say(TO_PAGE.notice, notice);
  }

  choose(choice: MenuChoice): void {
    this.#say(TO_PAGE.menuChoice, choice);
  }

  /** Has the user choose what to open, or a folder of the settings. */
  async chooseFiles(what: keyof typeof TITLES): Promise<void> {
    const { canceled, filePaths } = await dialog.showOpenDialog(this.browser, {
      title: TITLES[what],
      properties: [
        what === 'files' ? 'openFile' : 'openDirectory',
        ...(what === 'files' || what === 'folder' ? (['multiSelections'] as const) : []),
      ],
    });
    const [path] = filePaths;
    if (canceled || path === undefined) return;
    if (what === 'files' || what === 'folder') this.open({ files: filePaths, links: [], tick: undefined });
    else this.#services.tell({ kind: 'set-folder', setting: what, path });
  }

  setFacts(facts: WindowFacts): void {
    const before = this.#facts;
    this.#facts = facts;
    if (this.browser.isDestroyed()) return;
    this.browser.setProgressBar(facts.progress ?? -1);
    this.browser.setDocumentEdited(facts.unsaved);
    if (facts.item === before.item) return;
    this.browser.setRepresentedFilename('');
    if (facts.item !== null) this.#services.tell({ kind: 'locate', item: facts.item });
  }

  /** Puts the window in front of all others. */
  front(): void {
    if (this.browser.isMinimized()) this.browser.restore();
    this.browser.focus();
    app.focus();
  }

  #hear(message: ToMain): void {
    if (message.kind === 'opened') {
      for (const path of message.paths) app.addRecentDocument(path);
    } else if (message.item === this.#facts.item && !this.browser.isDestroyed()) {
      this.browser.setRepresentedFilename(message.path);
    }
  }

  #say(channel: string, message: unknown): void {
    if (this.#unheard) this.#unheard.push([channel, message]);
    else this.browser.webContents.send(channel, message);
  }
}
