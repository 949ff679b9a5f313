/**
 * How a state's splitters are laid out, which is all in which the revisions' bytes differ (spec: lattice-rules,
 * Revisions): `rr` (`rr_in`, `rr_out`: r0, r1), `next` (`next_belt`: r2a), `pref` (`out_pref`, `in_first`: r2b, r3, r3+).
 * A state without splitters counts as `pref`.
 */
export type StateShape = 'rr' | 'next' | 'pref';

/** All of them; the order is that of the shapes' numbers where frames are packed or kept. */
export const STATE_SHAPES: readonly StateShape[] = ['pref', 'rr', 'next'];

/**
 * The state of a whole factory after a tick, as its canonical bytes (spec: performance-host §5): the form in which states
 * are kept, sent, compared, drawn and checksummed. Decoded on demand, never copied into objects as a whole.
 */
export interface Frame {
  /** Ticks done; a number, so exact below 2^53 (the bytes hold all 64 bits). */
  readonly tick: number;
  readonly shape: StateShape;
  readonly bytes: Uint8Array;
}

/** An item name in a state that no rule knows; the answer that holds it is wrong, its checksum cannot be derived. */
export interface UnknownItem {
  readonly path: string;
  readonly name: string;
}

/** One snapshot of an answer, as it was read. */
export interface Snapshot {
  readonly frame: Frame;
  /** The checksum that the answer claims, as text. */
  readonly reported: string;
  readonly unknownItems: readonly UnknownItem[];
}
