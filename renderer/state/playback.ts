import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import type { PlayerState } from '../player/player.ts';
import type { Speed } from '../player/speed.ts';
import type { SeenTicks } from './seen-ticks.ts';

/** A frame that is shown, and the checksum that this page has taken of it. */
export interface CheckedFrame extends SourcedFrame {
  readonly checksum: string;
}

/** The moving part of a replay as views see it: some ten times a second while it plays, at once when it stands. */
export interface Playback {
  readonly state: PlayerState;
  readonly direction: 1 | -1;
  readonly speed: Speed;
  /** Reached speed, as a multiple of real time. */
  readonly achieved: number;
  readonly loop: readonly [from: number, to: number] | undefined;
  readonly first: number;
  readonly last: number;
  readonly tick: number;
  readonly a: CheckedFrame | undefined;
  readonly b: CheckedFrame | undefined;
  /** Entities that differ between A and B at this tick; undefined where there is no B. */
  readonly different: readonly number[] | undefined;
  /** All ticks at which A and B were shown side by side. */
  readonly seen: readonly SeenTicks[];
  readonly fault: { readonly code: string; readonly message: string } | undefined;
}

const STANDING: Playback = {
  state: 'still',
  direction: 1,
  speed: 1,
  achieved: 0,
  loop: undefined,
  first: 0,
  last: 0,
  tick: 0,
  a: undefined,
  b: undefined,
  different: undefined,
  seen: [],
  fault: undefined,
};

export type PlaybackStore = StoreApi<Playback>;

export function createPlaybackStore(): PlaybackStore {
  return createStore<Playback>()(() => STANDING);
}
