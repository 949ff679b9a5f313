import { TILE } from '../../../shared/lattice/constants.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from './frame-reader.ts';
import type { Motion } from './motion.ts';
import { OFF_LANE } from './moving-items.ts';

/** Where every item on a lane is drawn, in tiles. */
export class ItemPlaces {
  count = 0;
  x = new Float32Array(1024);
  y = new Float32Array(1024);
  kind = new Uint8Array(1024);

  /** Items exactly where a frame has them. */
  still({ paths, belts }: Board, { laneStart, itemPos, itemKind, items }: FrameReader): void {
    this.#reserve(items);
    this.count = items;
    for (let path = 0; path < 2 * belts.length; path++) {
      const end = laneStart[path + 1]!;
      for (let at = laneStart[path]!; at < end; at++) {
        this.x[at] = paths.x(path, itemPos[at]!);
        this.y[at] = paths.y(path, itemPos[at]!);
        this.kind[at] = itemKind[at]!;
      }
    }
  }

  /** Items on their way to the next frame; `fraction` of 0 is the earlier one. */
  between({ paths }: Board, { items, lanes }: Motion, fraction: number): void {
    const { count, kind, lane, place } = items;
    this.#reserve(count);
    this.count = count;
    for (let item = 0; item < count; item++) {
      const at = 4 * item;
      this.kind[item] = kind[item]!;
      if (lane[item] === OFF_LANE) {
        this.x[item] = place[at]! + (place[at + 2]! - place[at]!) * fraction;
        this.y[item] = place[at + 1]! + (place[at + 3]! - place[at + 1]!) * fraction;
        continue;
      }
      const coordinate = place[at]! + (place[at + 1]! - place[at]!) * fraction;
      const tiles = lanes[lane[item]!]!.paths;
      const tile = Math.min(Math.floor(coordinate / TILE), tiles.length - 1);
      this.x[item] = paths.x(tiles[tile]!, coordinate - tile * TILE);
      this.y[item] = paths.y(tiles[tile]!, coordinate - tile * TILE);
    }
  }

  #reserve(count: number): void {
    if (count <= this.kind.length) return;
    this.x = new Float32Array(2 * count);
    this.y = new Float32Array(2 * count);
    this.kind = new Uint8Array(2 * count);
  }
}
