import type { MenuDescription } from './menu.ts';

/**
 * What the desktop app gives its page, under this name on `window`. Named functions only: nothing of Electron passes
 * through. The port to the services cannot either, and comes as a window message instead.
 */
export const BRIDGE_NAME = 'latticeReplay';

export interface DesktopBridge {
  /** Asks for a port to the services; it follows as a window message that `isServicesPort` knows. */
  requestServices(): void;
  /**
   * Shows the system's dialog for opening; what is chosen goes to the services, which tell of it by `opened`, or by `settings`
   * where it is a folder of the settings.
   */
  chooseFiles(what: 'files' | 'folder' | 'case-folder' | 'cache-folder'): void;
  /**
   * Opens dropped or pasted files and folders where they lie, as `chooseFiles` does. False where one of them lies nowhere,
   * such as a picture out of another program: then nothing is opened, and the page has to send them.
   */
  openFiles(files: readonly File[]): boolean;
  copyText(text: string): void;
  /** The theme of the window's frame, its menus and dialogs. */
  setTheme(theme: 'system' | 'dark' | 'light'): void;
  setMenus(menus: readonly MenuDescription[]): void;
  setWindowFacts(facts: WindowFacts): void;
  /** Empties the system's list of recent files; ours is the services' to empty. */
  clearRecents(): void;
  /** How many starts, or pages of this one, have crashed in a row: what was open then may be why. */
  startsCrashed(): Promise<number>;
  /** Each of these returns what ends it. */
  onMenuChoice(listener: (choice: MenuChoice) => void): () => void;
  /** Hears the query of a link into the app, as the page's address has it. */
  onLink(listener: (query: string) => void): () => void;
  onNotice(listener: (notice: DesktopNotice) => void): () => void;
}

/** What the window needs to know of its page. */
export interface WindowFacts {
  /** Of the work that goes on, from 0 to 1; null while there is none that takes long. */
  readonly progress: number | null;
  /** Work that would be lost with the window. */
  readonly grading: boolean;
  readonly unsaved: boolean;
  /** Id of the library item that the window shows. */
  readonly item: string | null;
}

/** What was chosen in a native menu. */
export type MenuChoice =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'recent'; readonly item: string };

/** Something about the app itself that the page shows. */
export interface DesktopNotice {
  readonly code: 'link-refused' | 'graphics-gone' | 'services-gone';
  readonly message: string;
}

/** The window message that hands the page its port. */
export const SERVICES_PORT = { type: 'lattice-replay:services-port' } as const;

/** Whether a window message hands over the port to the services. */
export function isServicesPort(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === SERVICES_PORT.type;
}
