/** The library writes colours of text into each element, past the style sheet; so it is handed the tokens. */
export const AXIS_TEXT = { fill: 'var(--ink3)' } as const;
export const CEILING_TEXT = { fill: 'var(--ceiling)', className: 'chart-strong' } as const;
export const QUIET_TEXT = { fill: 'var(--ink3)' } as const;
