import { darker, lighter, translucent } from '../../look/colour.ts';
import { type Brush, downwards, fillBox } from './drawing.ts';

/** A machine's housing: a soft shadow, a dark edge, a bevel lit from above, and the face. */
export interface Housing {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly bevel: number;
  readonly face: string;
  readonly edge: string;
}

/** How much larger than its housing each layer of a shadow is. */
const SHADOW = [0.1, 0.07, 0.04, 0.01] as const;

export function drawHousing(brush: Brush, housing: Housing): void {
  const { palette } = brush;
  const { width, height, radius, bevel, face, edge } = housing;
  // Boxes on one another make a soft shadow for far less work than a blur.
  for (const spread of SHADOW) {
    const shade = translucent(palette.shadow, 0.16);
    fillBox(brush, 0, 0.04, width + spread, height + spread, radius + spread / 2, shade);
  }
  fillBox(brush, 0, 0, width, height, radius, darker(face, 0.62));
  const outline = 0.022;
  const rim = downwards(brush, -height / 2, height / 2, edge, darker(face, 0.32));
  fillBox(brush, 0, 0, width - 2 * outline, height - 2 * outline, radius - outline, rim);
  const inner = width - 2 * outline - bevel;
  const innerHeight = height - 2 * outline - bevel;
  const plate = downwards(brush, -height / 2, height / 2, lighter(face, 0.035), darker(face, 0.06));
  fillBox(brush, 0, 0, inner, innerHeight, Math.max(radius - outline - bevel / 2, 0.02), plate);
}
