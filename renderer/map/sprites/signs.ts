import { LIT } from '../../look/palette.ts';
import { type Brush, fillBox, fillDisc, inPx, type SpriteDrawing } from './drawing.ts';

const INK = '#1a1606';

/** Height in px of the digits of counts. */
const DIGIT_HEIGHT = 12;
/** Width in px of one character of a count. */
export const DIGIT_WIDTH = 7;
/** What a count may hold. */
export const DIGITS = '0123456789.kMGT';

/** The badge of a machine that stands: a triangle when an input is missing, a square when its output is full. */
export function badge(is: 'no-input' | 'output-full', radius: number): SpriteDrawing {
  return inPx(2 * radius + 3, 2 * radius + 3, (brush) => {
    fillDisc(brush, 0, 0, radius + 1, '#0c0e11');
    fillDisc(brush, 0, 0, radius, LIT);
    if (is === 'no-input') fillBadgeTriangle(brush, radius);
    else fillBox(brush, 0, 0, radius * 0.92, radius * 0.92, radius * 0.1, INK);
  });
}

function fillBadgeTriangle({ context }: Brush, radius: number): void {
  context.fillStyle = INK;
  context.beginPath();
  context.moveTo(-0.58 * radius, -0.36 * radius);
  context.lineTo(0.58 * radius, -0.36 * radius);
  context.lineTo(0, 0.62 * radius);
  context.fill();
}

/** One character of a count, in white. */
export function digit(character: string): SpriteDrawing {
  return inPx(DIGIT_WIDTH + 1, DIGIT_HEIGHT, ({ context }) => {
    context.fillStyle = '#ffffff';
    context.font = '600 11px system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(character, 0, 0.5);
  });
}

/** The tag of an entity that differs. */
export function differenceTag(): SpriteDrawing {
  return inPx(20, 20, (brush) => {
    const { context, palette } = brush;
    fillBox(brush, 0, 0, 20, 20, 5, palette.halo);
    fillBox(brush, 0, 0, 18, 18, 4, palette.difference);
    context.strokeStyle = palette.halo;
    context.lineWidth = 1.8;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-4.5, -2);
    context.lineTo(4.5, -2);
    context.moveTo(-4.5, 2);
    context.lineTo(4.5, 2);
    context.moveTo(2.6, -5);
    context.lineTo(-2.6, 5);
    context.stroke();
  });
}
