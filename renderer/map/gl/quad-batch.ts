import type { Sprite } from '../sprites/sheet.ts';

/** Words of a vertex: x, y, u, v, and four bytes of colour. */
export const VERTEX_WORDS = 5;
const QUAD_WORDS = 4 * VERTEX_WORDS;

export const WHITE = 0xffff_ffff;

/** Quads in the order in which they are drawn, in one growing array; positions in tiles. */
export class QuadBatch {
  count = 0;
  floats = new Float32Array(1024 * QUAD_WORDS);
  #words = new Uint32Array(this.floats.buffer);
  #white: Sprite | undefined;

  /** Forgets all quads; `white` is the sprite that plain colours are drawn with. */
  start(white: Sprite): void {
    this.count = 0;
    this.#white = white;
  }

  /** A sprite upright with its middle at a point, `size` times as large as it was drawn. */
  sprite(sprite: Sprite, x: number, y: number, size = 1, colour = WHITE): void {
    const halfWidth = sprite.halfWidth * size;
    const halfHeight = sprite.halfHeight * size;
    const { u0, v0, u1, v1 } = sprite;
    const at = this.#next();
    this.#vertex(at, x - halfWidth, y - halfHeight, u0, v0, colour);
    this.#vertex(at + 5, x + halfWidth, y - halfHeight, u1, v0, colour);
    this.#vertex(at + 10, x + halfWidth, y + halfHeight, u1, v1, colour);
    this.#vertex(at + 15, x - halfWidth, y + halfHeight, u0, v1, colour);
  }

  /** A sprite turned by an angle, stretched to `length` times its width. */
  turned(sprite: Sprite, x: number, y: number, angle: number, length = 1, colour = WHITE): void {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const ax = sprite.halfWidth * length * cos;
    const ay = sprite.halfWidth * length * sin;
    const bx = -sprite.halfHeight * sin;
    const by = sprite.halfHeight * cos;
    const { u0, v0, u1, v1 } = sprite;
    const at = this.#next();
    this.#vertex(at, x - ax - bx, y - ay - by, u0, v0, colour);
    this.#vertex(at + 5, x + ax - bx, y + ay - by, u1, v0, colour);
    this.#vertex(at + 10, x + ax + bx, y + ay + by, u1, v1, colour);
    this.#vertex(at + 15, x - ax + bx, y - ay + by, u0, v1, colour);
  }

  /** The lowest `share` of an upright sprite. */
  fromBelow(sprite: Sprite, x: number, y: number, share: number, colour = WHITE): void {
    const { u0, u1, v1, halfWidth, halfHeight } = sprite;
    const top = y + halfHeight - 2 * halfHeight * share;
    const v0 = v1 - (v1 - sprite.v0) * share;
    const at = this.#next();
    this.#vertex(at, x - halfWidth, top, u0, v0, colour);
    this.#vertex(at + 5, x + halfWidth, top, u1, v0, colour);
    this.#vertex(at + 10, x + halfWidth, y + halfHeight, u1, v1, colour);
    this.#vertex(at + 15, x - halfWidth, y + halfHeight, u0, v1, colour);
  }

  /** The sector of a sprite from 12 o'clock clockwise over `share` of a turn: an octant of its box a triangle. */
  sector(sprite: Sprite, x: number, y: number, share: number, colour = WHITE): void {
    const octants = 8 * Math.min(1, share);
    for (let octant = 0; octant < octants; octant++) {
      const at = this.#next();
      this.#vertex(at, x, y, (sprite.u0 + sprite.u1) / 2, (sprite.v0 + sprite.v1) / 2, colour);
      this.#rim(at + 5, sprite, x, y, octant, colour);
      this.#rim(at + 10, sprite, x, y, Math.min(octant + 1, octants), colour);
      this.#rim(at + 15, sprite, x, y, Math.min(octant + 1, octants), colour);
    }
  }

  /** A box of one colour. */
  box(left: number, top: number, right: number, bottom: number, colour: number): void {
    this.quad(left, top, right, top, right, bottom, left, bottom, colour);
  }

  /** Any four corners, in order around. */
  quad(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
    colour: number,
  ): void {
    const white = this.#white!;
    const u = (white.u0 + white.u1) / 2;
    const v = (white.v0 + white.v1) / 2;
    const at = this.#next();
    this.#vertex(at, x0, y0, u, v, colour);
    this.#vertex(at + 5, x1, y1, u, v, colour);
    this.#vertex(at + 10, x2, y2, u, v, colour);
    this.#vertex(at + 15, x3, y3, u, v, colour);
  }

  /** The point of a sprite's box at an angle of so many octants from 12 o'clock. */
  #rim(at: number, sprite: Sprite, x: number, y: number, octants: number, colour: number): void {
    const angle = (octants * Math.PI) / 4;
    const right = Math.sin(angle);
    const down = -Math.cos(angle);
    const stretch = 1 / Math.max(Math.abs(right), Math.abs(down));
    const u = (sprite.u0 + sprite.u1 + (sprite.u1 - sprite.u0) * right * stretch) / 2;
    const v = (sprite.v0 + sprite.v1 + (sprite.v1 - sprite.v0) * down * stretch) / 2;
    const { halfWidth, halfHeight } = sprite;
    this.#vertex(at, x + halfWidth * right * stretch, y + halfHeight * down * stretch, u, v, colour);
  }

  #vertex(at: number, x: number, y: number, u: number, v: number, colour: number): void {
    this.floats[at] = x;
    this.floats[at + 1] = y;
    this.floats[at + 2] = u;
    this.floats[at + 3] = v;
    this.#words[at + 4] = colour;
  }

  #next(): number {
    const at = this.count++ * QUAD_WORDS;
    if (at + QUAD_WORDS > this.floats.length) {
      const grown = new Float32Array(2 * this.floats.length);
      grown.set(this.floats);
      this.floats = grown;
      this.#words = new Uint32Array(grown.buffer);
    }
    return at;
  }
}
