import { darker, lighter } from './colour.ts';
import { box, circle, diamond, type Point, polygon, regular, ring, roundedBox, slantedBar } from './paths.ts';

/** One piece of an item's picture: an SVG path about the origin, in item radii, and how it is painted. */
export interface Piece {
  readonly path: string;
  readonly fill: string;
  /** A highlight, left out where the item is too small for it. */
  readonly shine?: true;
}

/** An item's picture: vector pieces for a canvas or an SVG, in a box from -1 to 1, y downwards. */
export interface ItemLook {
  /** The colour that stands for the item where it is too small for its shape. */
  readonly colour: string;
  /** Its edge, stroked dark below the pieces. */
  readonly outline: string;
  readonly pieces: readonly Piece[];
}

/** A 7-sided stone, lit from above left: facets from an inner point to each side. */
export function rock(colour: string): ItemLook {
  const rim: Point[] = [0, 1, 2, 3, 4, 5, 6].map((corner) => {
    const angle = -Math.PI / 2 - 0.22 + (corner * 2 * Math.PI) / 7;
    const radius = [1, 0.95, 1, 0.92, 0.98, 0.94, 1][corner]!;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const peak: Point = [-0.12, -0.16];
  const shades = [0.16, 0, -0.2, -0.3, -0.24, 0.06, 0.3];
  const facets = rim.map((corner, index): Piece => {
    const shade = shades[index]!;
    const fill = shade < 0 ? darker(colour, -shade) : lighter(colour, shade);
    return { path: polygon([peak, corner, rim[(index + 1) % rim.length]!]), fill };
  });
  return { colour, outline: polygon(rim), pieces: [{ path: polygon(rim), fill: colour }, ...facets] };
}

/** A square with rounded corners, lit along its upper half. */
export function sheet(colour: string, corner: number): ItemLook {
  const outline = roundedBox(-0.86, -0.86, 0.86, 0.86, corner);
  return {
    colour,
    outline,
    pieces: [
      { path: outline, fill: darker(colour, 0.12) },
      { path: roundedBox(-0.86, -0.86, 0.86, 0.62, corner), fill: colour },
      { path: roundedBox(-0.62, -0.66, 0.62, -0.36, 0.14), fill: lighter(colour, 0.55), shine: true },
    ],
  };
}

/** A square plate with a lit upper edge. */
export function plate(colour: string): ItemLook {
  const outline = roundedBox(-0.88, -0.88, 0.88, 0.88, 0.14);
  return {
    colour,
    outline,
    pieces: [
      { path: outline, fill: darker(colour, 0.16) },
      { path: roundedBox(-0.88, -0.88, 0.88, 0.6, 0.14), fill: colour },
      { path: roundedBox(-0.88, -0.88, 0.88, -0.44, 0.14), fill: lighter(colour, 0.3), shine: true },
    ],
  };
}

/** Eight teeth and a hole. */
export function gear(colour: string): ItemLook {
  const rim: Point[] = [];
  for (let tooth = 0; tooth < 8; tooth++) {
    for (const [turn, radius] of [
      [-0.3, 0.72],
      [-0.19, 1],
      [0.19, 1],
      [0.3, 0.72],
    ] as const) {
      const angle = (tooth / 8) * 2 * Math.PI + turn;
      rim.push([radius * Math.cos(angle), radius * Math.sin(angle)]);
    }
  }
  const outline = polygon(rim);
  return {
    colour,
    outline,
    pieces: [
      { path: outline, fill: colour },
      { path: ring(0.6, 0.34), fill: lighter(colour, 0.25), shine: true },
      { path: circle(0, 0, 0.32), fill: '#14171b' },
    ],
  };
}

/** Two slanted bars with round ends. */
export function slantedBars(colour: string): ItemLook {
  const bars = [-0.34, 0.34].map((shift) => slantedBar(shift, 0.25));
  const shine = [-0.34, 0.34].map((shift) => slantedBar(shift, 0.08, -0.09));
  return {
    colour,
    outline: bars.join(''),
    pieces: [
      { path: bars.join(''), fill: colour },
      { path: shine.join(''), fill: lighter(colour, 0.4), shine: true },
    ],
  };
}

/** A chip with eight pins and a dark core. */
export function circuit(colour: string): ItemLook {
  const pins = [-0.36, 0.36].flatMap((at) => [
    box(at - 0.14, -1, at + 0.14, 1),
    box(-1, at - 0.14, 1, at + 0.14),
  ]);
  const body = roundedBox(-0.7, -0.7, 0.7, 0.7, 0.1);
  const outline = [body, ...pins].join('');
  return {
    colour,
    outline,
    pieces: [
      { path: pins.join(''), fill: darker(colour, 0.12) },
      { path: body, fill: colour },
      { path: roundedBox(-0.36, -0.36, 0.36, 0.36, 0.06), fill: '#10351f' },
    ],
  };
}

/** One, two or three chevrons to the right. */
export function chevrons(colour: string, count: 1 | 2 | 3): ItemLook {
  const width = [0, 0.66, 0.46, 0.36][count]!;
  const gap = [0, 0, 0.74, 0.56][count]!;
  const first = -((count - 1) * gap) / 2;
  const depth = [0, 0.74, 0.56, 0.5][count]!;
  const path = Array.from({ length: count }, (_, index) => {
    const x = first + index * gap - (width + depth) / 2;
    return polygon([
      [x, -0.92],
      [x + width, -0.92],
      [x + width + depth, 0],
      [x + width, 0.92],
      [x, 0.92],
      [x + depth, 0],
    ]);
  }).join('');
  return { colour, outline: path, pieces: [{ path, fill: colour }] };
}

/** A hexagon with one, two or three dark dots. */
export function dice(colour: string, count: 1 | 2 | 3): ItemLook {
  const outline = polygon(regular(6, 1, -Math.PI / 2));
  const dots: readonly Point[] = {
    1: [[0, 0]] as const,
    2: [
      [-0.38, 0],
      [0.38, 0],
    ] as const,
    3: [
      [0, -0.42],
      [-0.4, 0.28],
      [0.4, 0.28],
    ] as const,
  }[count];
  const radius = count === 1 ? 0.34 : 0.2;
  return {
    colour,
    outline,
    pieces: [
      { path: outline, fill: darker(colour, 0.1) },
      { path: polygon(regular(6, 0.84, -Math.PI / 2)), fill: colour },
      { path: dots.map(([x, y]) => circle(x, y, radius)).join(''), fill: '#14171b' },
    ],
  };
}

/** A triangle with one, two or three dark bars. */
export function warning(colour: string, count: 1 | 2 | 3): ItemLook {
  const outline = polygon([
    [0, -0.95],
    [1, 0.82],
    [-1, 0.82],
  ]);
  const first = -((count - 1) * 0.3) / 2;
  const bars = Array.from({ length: count }, (_, index) => {
    const x = first + index * 0.3;
    return box(x - 0.085, 0, x + 0.085, 0.56);
  });
  return {
    colour,
    outline,
    pieces: [
      { path: outline, fill: colour },
      { path: bars.join(''), fill: '#14171b' },
    ],
  };
}

/** A dark diamond with a light line around. */
export function coal(colour: string, line: string): ItemLook {
  const outline = diamond(1.06);
  return {
    colour: line,
    outline,
    pieces: [
      { path: outline, fill: line },
      { path: diamond(0.8), fill: colour },
      {
        path: polygon([
          [0, -0.52],
          [0.1, -0.1],
          [-0.5, 0.04],
        ]),
        fill: lighter(colour, 0.28),
        shine: true,
      },
    ],
  };
}
