import type { EntityState } from '../../shared/lattice/state/entity-state.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import type { Speed } from '../player/speed.ts';
import type { FactoryMap } from '../session/map-types.ts';

export type PaneName = 'a' | 'b';

/** An entity's state after a tick. */
export interface PastState {
  readonly tick: number;
  readonly state: EntityState;
}

/** What views and commands may ask of an open replay; the session does it. */
export interface ReplayControls {
  /** The tick that is shown. */
  readonly tick: number;
  /** The tick that a seek is going to, else the one that is shown: what a step counts from. */
  readonly heading: number;
  seek(tick: number): void;
  /** Follows a hand on the timeline: as fast as frames come, always to where the hand is by then. */
  scrub(tick: number): void;
  play(direction: 1 | -1): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  setLoop(range: readonly [from: number, to: number] | undefined): void;
  /** Shows B's frames in pane A and A's again, in turns; once more ends it. */
  blink(): void;
  /** Ends the work that a seek waits for. */
  cancel(): void;
  /** Calls back for every tick that is drawn; returns what ends it. */
  onTick(listener: (tick: number) => void): () => void;
  /** Draws a pane with this map from now on; returns what ends it. */
  attach(pane: PaneName, map: FactoryMap): () => void;
  /** The map of pane A, where there is one. */
  readonly map: FactoryMap | undefined;
  /** The frame before one that is shown; undefined where there is none. */
  frameBefore(pane: PaneName, tick: number): Promise<SourcedFrame | undefined>;
  /** The states of one entity over a stretch of ticks, ascending. Throws the `Fault` of the services. */
  history(pane: PaneName, entity: number, from: number, to: number): Promise<readonly PastState[]>;
}
