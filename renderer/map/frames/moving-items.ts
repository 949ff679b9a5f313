/** Stands for "not on a lane" in the row of lanes. */
export const OFF_LANE = 0xffff_ffff;

/** Items on their way from one frame to the next, as rows of numbers. */
export class MovingItems {
  count = 0;
  kind = new Uint8Array(1024);
  /** Run-lane on which the item stays, or `OFF_LANE`. */
  lane = new Uint32Array(1024);
  /** On a lane: coordinates `g` from and to. Off lane: x and y from, x and y to, in tiles. */
  place = new Float64Array(4096);

  clear(): void {
    this.count = 0;
  }

  /** An item that stays on its run-lane and goes from coordinate `from` to `to`. */
  along(kind: number, lane: number, from: number, to: number): void {
    const at = this.#next(kind, lane);
    this.place[at] = from;
    this.place[at + 1] = to;
  }

  /** An item that leaves the lanes or comes onto them, straight across. */
  across(kind: number, fromX: number, fromY: number, toX: number, toY: number): void {
    const at = this.#next(kind, OFF_LANE);
    this.place[at] = fromX;
    this.place[at + 1] = fromY;
    this.place[at + 2] = toX;
    this.place[at + 3] = toY;
  }

  #next(kind: number, lane: number): number {
    if (this.count === this.kind.length) this.#grow();
    this.kind[this.count] = kind;
    this.lane[this.count] = lane;
    return 4 * this.count++;
  }

  #grow(): void {
    const kind = new Uint8Array(2 * this.kind.length);
    const lane = new Uint32Array(2 * this.lane.length);
    const place = new Float64Array(2 * this.place.length);
    kind.set(this.kind);
    lane.set(this.lane);
    place.set(this.place);
    this.kind = kind;
    this.lane = lane;
    this.place = place;
  }
}
