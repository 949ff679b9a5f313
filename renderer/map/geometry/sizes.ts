/** Sizes of what the map draws, in tiles unless a name says otherwise. Angles are radians. */

/** How far a lane's centre lies from the belt's. */
export const LANE_OFFSET = 0.205;

export const BELT = { width: 0.82, rail: 0.045, tailRadius: 0.12, reach: 0.11, lip: 0.055 } as const;

/** Chevrons; `gap` and `depth` are position units. */
export const CHEVRON = { gap: 44, depth: 38, halfWidth: 0.27, stroke: 0.07 } as const;

export const ITEM = { radius: 0.122, outline: 0.02, held: 0.132 } as const;

export const SPLITTER = { thickness: 0.6, length: 1.86 } as const;

export const INSERTER = { base: 0.5, radius: 0.13, arm: 0.095, edge: 0.16, claw: 0.13 } as const;

/** How far from its hub an inserter holds an item, by what stands at that end. */
export const REACH = {
  pickBelt: 1,
  dropBelt: 0.795,
  dropAlongBelt: 0.9,
  crafter: 0.74,
  port: 0.82,
} as const;

/** A crafter's parts: the dial is where ring and icon stand; gauges are columns of eight notches. */
export interface CrafterSizes {
  readonly side: number;
  readonly inset: number;
  readonly radius: number;
  readonly dialX: number;
  readonly dialY: number;
  readonly recess: number;
  readonly ring: number;
  readonly ringWidth: number;
  readonly icon: number;
  readonly gaugeWidth: number;
  readonly gaugeTop: number;
  readonly gaugeHeight: number;
  readonly inputX: readonly number[];
  readonly outputX: number;
}

export const ASSEMBLER: CrafterSizes = {
  side: 3,
  inset: 0.08,
  radius: 0.26,
  dialX: 1.5,
  dialY: 1.5,
  recess: 0.92,
  ring: 0.78,
  ringWidth: 0.13,
  icon: 0.44,
  gaugeWidth: 0.13,
  gaugeTop: 0.7,
  gaugeHeight: 1.56,
  inputX: [0.29, 0.475],
  outputX: 2.71,
};

export const FURNACE: CrafterSizes = {
  side: 2,
  inset: 0.07,
  radius: 0.2,
  dialX: 1,
  dialY: 0.88,
  recess: 0.6,
  ring: 0.5,
  ringWidth: 0.1,
  icon: 0.27,
  gaugeWidth: 0.12,
  gaugeTop: 0.33,
  gaugeHeight: 1.14,
  inputX: [0.24],
  outputX: 1.76,
};

/** The eight coal diamonds of a furnace. */
export const COAL_ROW = { left: 0.37, step: 0.18, y: 1.7, radius: 0.075 } as const;

export const SOURCE = { inset: 0.07, radius: 0.18, item: 0.185, arrow: 0.12 } as const;
export const SINK = { inset: 0.05, radius: 0.14, pit: 0.46, item: 0.16 } as const;

/** Notches of a gauge. */
export const NOTCHES = 8;
