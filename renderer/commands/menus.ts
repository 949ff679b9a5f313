import type { MenuRole } from '../../shared/api/menu.ts';
import { LINE } from './context-menus.ts';

/** One thing in a menu: a command by its id, a line, an item of the system's, the list of recent files, or a submenu. */
export type MenuEntry =
  | string
  | { readonly role: MenuRole }
  | { readonly recent: true }
  | { readonly label: string; readonly entries: readonly MenuEntry[] };

export interface Menu {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const role = (name: MenuRole): MenuEntry => ({ role: name });
const under = (label: string, ...entries: MenuEntry[]): MenuEntry => ({ label, entries });

/** Where every command stands: in the native menus of the desktop app, and in the page's own menu elsewhere. */
export const MENUS: readonly Menu[] = [
  {
    label: 'File',
    entries: [
      ...['open-files', 'open-folder'],
      under('Open recent', { recent: true }, LINE, 'clear-recents'),
      ...['reopen-last', 'save-session', LINE],
      under(
        'Save',
        ...['export-session', 'save-bundle', 'save-results', 'save-fields', LINE],
        ...['save-notes', 'save-notes-json', LINE, 'charts-svg', 'charts-png', 'charts-csv', LINE],
        ...['picture-16', 'picture-32', 'picture-64'],
      ),
      ...['copy-link', LINE, 'grade', 'grade-open', 'stop-grading', 'validate-case'],
      ...['read-field', 'stop-reading', LINE, 'settings', LINE],
      role('quit'),
    ],
  },
  {
    label: 'Edit',
    entries: [
      ...[role('undo'), role('redo'), LINE, role('cut'), role('copy'), role('paste'), role('selectAll')],
      ...[LINE, 'add-note', 'undo-note', 'redo-note', LINE, 'palette', 'clear-selection'],
    ],
  },
  {
    label: 'View',
    entries: [
      ...['home', 'view-results', 'view-replay', 'view-fuel', 'view-divergence', 'view-field', 'view-case'],
      ...[
        LINE,
        'notes',
        'trail-back',
        'trail-forward',
        LINE,
        'table',
        'chart-tables',
        'alerts',
        'beside-reference',
        'swap',
        'blink',
        LINE,
      ],
      under('Differences', 'compare-again', 'compare-dense', 'shrink', 'stop-comparing'),
      under('Fuel', 'measure-fuel', 'stop-fuel'),
      LINE,
      under('Theme', 'theme-system', 'theme-dark', 'theme-light'),
      under('Size', role('resetZoom'), role('zoomIn'), role('zoomOut')),
      role('togglefullscreen'),
      role('minimize'),
    ],
  },
  {
    label: 'Playback',
    entries: [
      ...['play', 'play-forward', 'play-back', 'slower', 'faster', 'loop', LINE, 'go-to-tick'],
      under(
        'Step',
        ...[
          'step-forward',
          'step-back',
          'step-forward-60',
          'step-back-60',
          'step-forward-600',
          'step-back-600',
        ],
      ),
      ...['first', 'last', LINE, 'next-graded', 'previous-graded', 'next-different', 'previous-different'],
      ...['over-ceiling', 'within-ceiling', LINE],
      under(
        'Timeline',
        ...['timeline-in', 'timeline-out', 'timeline-whole', 'timeline-earlier', 'timeline-later'],
      ),
    ],
  },
  {
    label: 'Map',
    entries: [
      ...['fit', 'zoom-in', 'zoom-out', LINE],
      under(
        'Layers',
        ...['layer-items', 'layer-lanes', 'layer-state', 'layer-flow', 'layer-difference', 'layer-grid'],
        ...['layer-coordinates', 'layer-spread'],
      ),
    ],
  },
  { label: 'Help', entries: ['help', 'tour', 'keys', LINE, 'copy-diagnostics', LINE, 'about'] },
];

/** Commands that stand in no menu, and why. */
export const IN_NO_MENU: Readonly<Record<string, string>> = {
  'camera-up': 'moves while its key is held',
  'camera-left': 'moves while its key is held',
  'camera-down': 'moves while its key is held',
  'camera-right': 'moves while its key is held',
  'cell-up': 'moves the cursor of a map that has the focus',
  'cell-left': 'moves the cursor of a map that has the focus',
  'cell-down': 'moves the cursor of a map that has the focus',
  'cell-right': 'moves the cursor of a map that has the focus',
};
