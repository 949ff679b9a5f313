import { Fault, messageOf } from '../../shared/base/fault.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import type { FrameStore } from './frame-store.ts';
import { type Course, nextTick, ticksToFetch } from './read-ahead.ts';
import { intervalOf, type Speed, strideOf } from './speed.ts';

/** Time, as the page has it; tests turn it by hand. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once before the page is drawn next. */
  onFrame(callback: () => void): void;
}

/** What the player does: it stands, is on its way to a tick, plays, or plays and waits for frames. */
export type PlayerState = 'still' | 'seeking' | 'playing' | 'waiting';

/** What is to be shown. `fraction` of the way from `sourced` to `next`, which is there only where motion is smooth. */
export interface Shown {
  readonly sourced: SourcedFrame;
  readonly next: SourcedFrame | undefined;
  readonly fraction: number;
}

export interface PlayerListener {
  /** For each frame that is drawn; must cost little. */
  onShow(shown: Shown): void;
  /** State, direction or speed has changed. */
  onChange(): void;
  onFault(code: string, message: string): void;
}

/** Speeds over which positions are not interpolated: a frame is shown for one drawing only. */
const FASTEST_SMOOTH = 1;

/** Where a player has its frames from: one replay, or two as one. */
type Frames = Pick<FrameStore, 'get' | 'fetch' | 'frameAt'>;

/** Plays one replay. One thing at a time: whatever is asked for ends what was going on. */
export class Player {
  readonly #store: Frames;
  readonly #clock: Clock;
  readonly #listener: PlayerListener;
  readonly #first: number;
  readonly #last: number;
  #state: PlayerState = 'still';
  /** Where a seek is going. */
  #target = 0;
  #shown: SourcedFrame | undefined;
  #speed: Speed = 1;
  #direction: 1 | -1 = 1;
  #loop: readonly [from: number, to: number] | undefined;
  /** Counts what was asked for, so that the answer to an earlier question is known to be one. */
  #turn = 0;
  #fetching = false;
  /** When the shown tick came up. */
  #shownAt = 0;
  #achieved = { from: 0, tick: 0, rate: 0 };

  constructor(store: Frames, range: readonly [number, number], clock: Clock, listener: PlayerListener) {
    this.#store = store;
    [this.#first, this.#last] = range;
    this.#clock = clock;
    this.#listener = listener;
  }

  get state(): PlayerState {
    return this.#state;
  }

  get isPlaying(): boolean {
    return this.#state === 'playing' || this.#state === 'waiting';
  }

  get speed(): Speed {
    return this.#speed;
  }

  get direction(): 1 | -1 {
    return this.#direction;
  }

  get loop(): readonly [from: number, to: number] | undefined {
    return this.#loop;
  }

  /** The tick that is shown; the first one before anything is. */
  get tick(): number {
    return this.#shown?.frame.tick ?? this.#first;
  }

  /** The tick that a seek is going to, else the one that is shown; steps count from it, so that none of a quick hand is lost. */
  get heading(): number {
    return this.#state === 'seeking' ? this.#target : this.tick;
  }

  /** Ticks a second over the last half second of play, as a multiple of real time. */
  get achieved(): number {
    return this.#achieved.rate;
  }

  /** Goes to a tick, clamped to the run, and stands there. Resolves when it is shown or given up. */
  async seek(tick: number): Promise<void> {
    const target = Math.min(this.#last, Math.max(this.#first, Math.round(tick)));
    this.#target = target;
    const turn = this.#begin('seeking');
    try {
      const sourced = await this.#store.frameAt(target);
      if (turn !== this.#turn) return;
      this.#show(sourced);
      this.#become('still');
    } catch (error) {
      this.#failed(turn, error);
    }
  }

  play(direction: 1 | -1 = 1): void {
    this.#direction = direction;
    const turn = this.#begin('playing');
    this.#shownAt = this.#clock.now();
    this.#achieved = { from: this.#shownAt, tick: this.tick, rate: 0 };
    this.#drive(turn);
  }

  pause(): void {
    this.#begin('still');
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (this.isPlaying) this.play(this.#direction);
    else this.#listener.onChange();
  }

  /** Plays this range over and over; undefined plays to the end. */
  setLoop(range: readonly [from: number, to: number] | undefined): void {
    this.#loop = range;
    this.#listener.onChange();
  }

  dispose(): void {
    this.#turn++;
  }

  #begin(state: PlayerState): number {
    this.#turn++;
    this.#become(state);
    return this.#turn;
  }

  #become(state: PlayerState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#listener.onChange();
  }

  #show(sourced: SourcedFrame): void {
    this.#shown = sourced;
    this.#listener.onShow({ sourced, next: undefined, fraction: 0 });
  }

  /** One drawing of a playing course, and the order for the next. */
  #drive(turn: number): void {
    this.#clock.onFrame(() => {
      if (turn !== this.#turn) return;
      this.#readAhead(turn);
      if (this.#advance()) this.#drive(turn);
      else this.pause();
    });
  }

  /** Shows what is due. False at the end of the range. */
  #advance(): boolean {
    const now = this.#clock.now();
    const interval = intervalOf(this.#speed);
    const course = this.#course();
    const target = nextTick(course);
    if (target === undefined) return false;
    const next = this.#store.get(target);
    if (next === undefined) {
      this.#become('waiting');
      // What was waited for is not made up by a jump.
      this.#shownAt = now;
      return true;
    }
    this.#become('playing');
    const passed = now - this.#shownAt;
    if (passed >= interval) {
      this.#shownAt = passed > 4 * interval ? now : this.#shownAt + interval;
      this.#show(next);
      this.#measure(now);
    } else if (this.#shown && this.#speed !== 'fastest' && this.#speed < FASTEST_SMOOTH) {
      this.#listener.onShow({ sourced: this.#shown, next, fraction: passed / interval });
    }
    return true;
  }

  #course(): Course {
    const [first, last] = this.#loop ?? [this.#first, this.#last];
    const stride = strideOf(this.#speed) * this.#direction;
    return { tick: this.tick, stride, first, last, loop: this.#loop !== undefined };
  }

  #readAhead(turn: number): void {
    if (this.#fetching) return;
    const ticks = ticksToFetch(this.#course(), (tick) => this.#store.get(tick) !== undefined);
    if (ticks.length === 0) return;
    this.#fetching = true;
    this.#store
      .fetch(ticks, 'ahead')
      .catch((error: unknown) => this.#failed(turn, error))
      .finally(() => {
        this.#fetching = false;
      });
  }

  #measure(now: number): void {
    const { from, tick } = this.#achieved;
    if (now - from < 500) return;
    const rate = Math.abs(this.tick - tick) / (now - from) / 0.06;
    this.#achieved = { from: now, tick: this.tick, rate };
    this.#listener.onChange();
  }

  #failed(turn: number, error: unknown): void {
    if (turn !== this.#turn) return;
    const code = error instanceof Fault ? error.code : 'internal';
    this.#begin('still');
    if (code !== 'cancelled') this.#listener.onFault(code, messageOf(error));
  }
}
