import * as Lane from '../island/fields/lane.ts';
import * as Watch from '../island/fields/watch.ts';
import { NEVER } from '../island/island.ts';

interface Wanted {
  readonly lane: number;
  readonly actor: number;
  readonly landing: number;
  /** Where the offset of the watch is to be written. */
  readonly into: Int32Array;
  readonly at: number;
}

/** Collects the watches of an island while its machines are built; their places are known once all lanes are. */
export class Watches {
  readonly #wanted: Wanted[] = [];

  /** An actor that looks at a lane; the offset of its watch will stand in its record. */
  add(lane: number, actor: number, into: Int32Array, at: number, landing: number = Watch.NO_LANDING): void {
    if (lane >= 0) this.#wanted.push({ lane, actor, landing, into, at });
  }

  /** The watches, lane by lane, told to the lanes and to those who watch. */
  build(lanes: Int32Array): Int32Array {
    const watches = new Int32Array(this.#wanted.length * Watch.SIZE);
    const sorted = this.#wanted.sort((a, b) => a.lane - b.lane);
    let offset = 0;
    for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) {
      lanes[lane + Lane.WATCHES] = offset;
      for (; sorted[offset / Watch.SIZE]?.lane === lane; offset += Watch.SIZE) {
        const { actor, landing, into, at } = sorted[offset / Watch.SIZE]!;
        watches.set([actor, landing, NEVER], offset);
        into[at] = offset;
      }
      lanes[lane + Lane.WATCHES_END] = offset;
    }
    return watches;
  }
}
