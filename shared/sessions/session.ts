/** The version of the format; what came with each is told in `../CHANGELOG-formats.md`. */
export const SESSION_VERSION = 1;

/** How files of sessions are called that people take away. */
export const SESSION_FILE_ENDING = '.latticesession';

/** Its media type. */
export const SESSION_TYPE = 'application/vnd.lattice-replay.session+json';

/** Sessions are a few kilobytes; nothing larger is read as one. In UTF-16 units. */
export const LONGEST_SESSION_TEXT = 100_000;
export const LONGEST_SESSION_NAME = 200;

/** The roles that an item of the library has in a view. */
export const SESSION_ROLES = ['scenario', 'module', 'states', 'run', 'beside', 'field', 'case'] as const;
export type SessionRole = (typeof SESSION_ROLES)[number];

/** How a view is looked at; the same in the page and in a file. */
export interface SessionLook {
  readonly view: string;
  /** Frames out of the module's own playback exports. */
  readonly playback: boolean;
  /** The reference stands beside A; a module that does is the item `beside`. */
  readonly besideReference: boolean;
  readonly tick: number;
  readonly cell?: { readonly x: number; readonly y: number } | undefined;
  readonly layers: readonly string[];
  readonly table: boolean;
  /** The tile in the middle, and pixels a tile. */
  readonly camera?: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
  /** The ticks that the timeline shows; all of them when absent. */
  readonly stretch?: { readonly first: number; readonly last: number } | undefined;
  readonly loop?: readonly [from: number, to: number] | undefined;
  readonly speed: number | 'fastest';
}

/** A view as a page has it: items by their ids in the library. */
export interface SessionView extends SessionLook {
  readonly items: Readonly<Partial<Record<SessionRole, string>>>;
}

/** An item as a session remembers it. */
export interface SessionItem {
  /** Its id where it was; another file with the same content serves as well. */
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Of the file, or of the document that makes a folder a case or a run; folders of runs and sources have none. */
  readonly sha256?: string | undefined;
  /** Size of that file, so that only files that can be the same are read. */
  readonly bytes?: number | undefined;
}

/** A session as it is kept. Keys that this version does not know are kept. */
export interface Session extends SessionLook {
  readonly name: string;
  /** In ms since 1970. */
  readonly savedAt: number;
  readonly items: Readonly<Partial<Record<SessionRole, SessionItem>>>;
}
