/** Colours of the map, as `#rrggbb`. */
export interface Palette {
  readonly ground: string;
  readonly outside: string;
  readonly gridLine: string;
  readonly gridMajor: string;
  readonly belt: string;
  readonly rail: string;
  readonly chevron: string;
  readonly beltLine: string;
  readonly machine: string;
  readonly machineEdge: string;
  readonly furnace: string;
  readonly furnaceEdge: string;
  readonly recess: string;
  readonly track: string;
  readonly slot: string;
  readonly arm: string;
  readonly armEdge: string;
  readonly base: string;
  readonly notch: string;
  readonly source: string;
  readonly sourceEdge: string;
  readonly sourceArrow: string;
  readonly sourceArrowOff: string;
  readonly sink: string;
  readonly sinkEdge: string;
  readonly splitter: string;
  readonly splitterEdge: string;
  readonly shadow: string;
  readonly ink: string;
  readonly ruler: string;
  readonly rulerInk: string;
  readonly rulerLine: string;
  readonly halo: string;
  readonly accent: string;
  readonly difference: string;
  readonly warnFill: string;
  readonly ok: string;
  readonly lane: string;
  /** An idle inserter from far away. */
  readonly idle: string;
}

export type Theme = 'dark' | 'light';

/** The same in both themes: belts and dials stay dark, and items are seen on them. */
export const OUTLINE = '#090a0c';
export const LIT = '#f2d14e';
export const FIRE = '#ffb765';

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  dark: {
    ground: '#0c0e11',
    outside: '#090b0d',
    gridLine: '#14171b',
    gridMajor: '#1d2126',
    belt: '#2b3038',
    rail: '#4a525e',
    chevron: '#454d59',
    beltLine: '#21262d',
    machine: '#383f49',
    machineEdge: '#505966',
    furnace: '#453f3b',
    furnaceEdge: '#62594f',
    recess: '#14171b',
    track: '#262c34',
    slot: '#1b1f25',
    arm: '#e3d5ae',
    armEdge: '#15171b',
    base: '#3b424d',
    notch: '#6a7380',
    source: '#2e4a45',
    sourceEdge: '#4d766d',
    sourceArrow: '#8fe6cd',
    sourceArrowOff: '#3e5f58',
    sink: '#4a3550',
    sinkEdge: '#74527d',
    splitter: '#3a414c',
    splitterEdge: '#5a6370',
    shadow: '#000000',
    ink: '#f2f4f7',
    ruler: '#181b20',
    rulerInk: '#949ca9',
    rulerLine: '#262a31',
    halo: '#0c0e11',
    accent: '#a396ff',
    difference: '#ff6fc7',
    warnFill: '#f0d24a',
    ok: '#4fd3a0',
    lane: '#7d8794',
    idle: '#5d5a4e',
  },
  light: {
    ground: '#e7eaee',
    outside: '#dde1e6',
    gridLine: '#dce0e5',
    gridMajor: '#cfd4db',
    belt: '#39404a',
    rail: '#20252c',
    chevron: '#5a6472',
    beltLine: '#2c323b',
    machine: '#c9ced6',
    machineEdge: '#eef1f5',
    furnace: '#cfc6bd',
    furnaceEdge: '#efe8e0',
    recess: '#2b313a',
    track: '#434b57',
    slot: '#3a414c',
    arm: '#f3e2a9',
    armEdge: '#1c1f24',
    base: '#7d8795',
    notch: '#5f6a79',
    source: '#a9cfc4',
    sourceEdge: '#d3ebe3',
    sourceArrow: '#0d6f57',
    sourceArrowOff: '#8db5aa',
    sink: '#d3bbdb',
    sinkEdge: '#efdff4',
    splitter: '#b9c0ca',
    splitterEdge: '#e3e7ec',
    shadow: '#3a4250',
    ink: '#14171c',
    ruler: '#f3f4f6',
    rulerInk: '#5c6470',
    rulerLine: '#dfe2e7',
    halo: '#ffffff',
    accent: '#5240d6',
    difference: '#bd1778',
    warnFill: '#d8ac0e',
    ok: '#0b7450',
    lane: '#9aa5b4',
    idle: '#9299a4',
  },
};
