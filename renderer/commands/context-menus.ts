/** A line between two groups of commands. */
export const LINE = 'line';

/** What a menu on a place of the page offers, by ids of the table of commands; those that cannot be run now are left out. */
export const CONTEXT_MENUS = {
  map: [
    ...['fit', 'zoom-in', 'zoom-out', LINE],
    ...['beside-reference', 'swap', 'blink', 'table', LINE],
    ...['layer-items', 'layer-lanes', 'layer-state', 'layer-flow', 'layer-difference', LINE],
    ...['add-note', 'picture-32', 'copy-link', 'clear-selection'],
  ],
  timeline: [
    ...['play', 'go-to-tick', 'loop', LINE],
    ...['previous-graded', 'next-graded', 'previous-different', 'next-different', 'over-ceiling', LINE],
    ...['timeline-in', 'timeline-out', 'timeline-whole', LINE],
    ...['add-note', 'measure-fuel', 'stop-fuel', 'copy-link'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type ContextMenuName = keyof typeof CONTEXT_MENUS;
