import { packed } from '../../look/colour.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import { badgeRadius } from '../sprites/plan.ts';
import { DIGIT_WIDTH, DIGITS } from '../sprites/signs.ts';
import { crafterStands } from '../standing/machine-state.ts';
import type { Scene } from './scene.ts';

/** Badges on machines that stand. */
export function drawBadges(batch: QuadBatch, { board, reader, sprites, scale }: Scene): void {
  for (const crafter of board.crafters) {
    const is = crafterStands(crafter, reader);
    if (is !== 'no-input' && is !== 'output-full') continue;
    const { inset, side } = crafter.sizes;
    const corner = inset + badgeRadius(scale) / scale;
    const sign = sprites.badges[is === 'no-input' ? 0 : 1]!;
    batch.sprite(sign, crafter.x + side - corner, crafter.y + corner, 1 / scale);
  }
}

/** How many items each sink has taken, below its pit. */
export function drawCounts(batch: QuadBatch, { board, reader, sprites, scale, palette }: Scene): void {
  const ink = packed(palette.ink);
  const ground = packed(palette.ground, 0.82);
  for (const { is, entity } of board.sinks) {
    const text = shortCount(reader.consumed[entity]!);
    const advance = DIGIT_WIDTH / scale;
    const half = (text.length * advance) / 2;
    const x = is.x + 0.5;
    const y = is.y + 1 + 3 / scale;
    batch.box(x - half - 2 / scale, y - 6.5 / scale, x + half + 2 / scale, y + 6.5 / scale, ground);
    for (let index = 0; index < text.length; index++) {
      const sprite = sprites.digits[DIGITS.indexOf(text[index]!)];
      if (sprite !== undefined) batch.sprite(sprite, x - half + (index + 0.5) * advance, y, 1 / scale, ink);
    }
  }
}

/** At most four characters: 999, 1.2k, 12k, 3.4M. */
export function shortCount(count: number): string {
  let value = count;
  let unit = 0;
  while (value >= 999.5 && unit < 4) {
    value /= 1000;
    unit++;
  }
  const letter = ['', 'k', 'M', 'G', 'T'][unit]!;
  if (unit === 0) return String(Math.round(value));
  return value < 9.95 ? `${value.toFixed(1)}${letter}` : `${Math.round(value)}${letter}`;
}
