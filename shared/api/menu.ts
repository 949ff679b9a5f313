/** Items that every program has, and whose behaviour belongs to the system. */
export const MENU_ROLES = [
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
  'minimize',
  'close',
  'about',
  'quit',
] as const;
export type MenuRole = (typeof MENU_ROLES)[number];

/** A menu as it stands now: the page describes it, main builds it of the system's own menus. */
export interface MenuDescription {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export type MenuItem =
  | CommandItem
  /** A file of the list of recent ones, by its id in the library. */
  | { readonly kind: 'recent'; readonly item: string; readonly label: string }
  | { readonly kind: 'role'; readonly role: MenuRole }
  | { readonly kind: 'separator' }
  | { readonly kind: 'submenu'; readonly label: string; readonly items: readonly MenuItem[] };

export interface CommandItem {
  readonly kind: 'command';
  readonly command: string;
  readonly label: string;
  readonly enabled: boolean;
  /** For what is either on or off. */
  readonly checked?: boolean | undefined;
  /** The first key of the command, as the table of commands writes it. */
  readonly key?: string | undefined;
}
