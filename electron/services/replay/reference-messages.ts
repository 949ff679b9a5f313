import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';

/** What the reference's worker is started with. */
export interface ReferenceSetting {
  readonly scenario: Scenario;
  readonly keyframeBytes: number;
}

/** To the worker: frames of these ticks, in this order; or to give a request up. */
export type ToReference =
  | { readonly type: 'frames'; readonly request: number; readonly ticks: readonly number[] }
  | { readonly type: 'abort'; readonly request: number };

/** From the worker. Bytes are handed over, not copied. */
export type FromReference =
  | { readonly type: 'frame'; readonly request: number; readonly tick: number; readonly bytes: Uint8Array }
  | { readonly type: 'end'; readonly request: number }
  | { readonly type: 'fault'; readonly request: number; readonly code: string; readonly message: string }
  /** Keyframes are there up to this tick. */
  | { readonly type: 'built'; readonly to: number };
