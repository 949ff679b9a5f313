import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import { type Clock, Player, type Shown } from '../player/player.ts';
import type { Speed } from '../player/speed.ts';
import type { AppState } from '../state/app-state.ts';
import type { PaneName, PastState, ReplayControls } from '../state/replay-controls.ts';
import { Blinking } from './blinking.ts';
import { EntityHistory } from './entity-history.ts';
import { checkGraded } from './graded-ticks.ts';
import type { FactoryMap } from './map-types.ts';
import { PairedStore } from './paired-store.ts';
import { Publisher } from './publisher.ts';
import type { HeldReplay, Replays } from './replays.ts';

export interface SessionOptions {
  readonly replays: Replays;
  readonly a: HeldReplay;
  readonly b: HeldReplay | undefined;
  readonly app: AppState;
  readonly clock: Clock;
  /** Whether nothing should move by itself. */
  readonly still: () => boolean;
}

/** One player and one clock over one or two open replays, and the maps that show them. */
export class Session implements ReplayControls {
  readonly #options: SessionOptions;
  readonly #player: Player;
  readonly #publisher: Publisher;
  readonly #maps = new Map<PaneName, FactoryMap>();
  readonly #listeners = new Set<(tick: number) => void>();
  readonly #history: EntityHistory;
  readonly #stops: (() => void)[] = [];
  #last: Shown | undefined;
  /** Where the last seek led, which may still be on its way. */
  #target: number;
  #scrubTo: number | undefined;
  #scrubbing = false;
  readonly #blinking: Blinking;
  #disposed = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { a, b, app, clock, replays } = options;
    this.#history = new EntityHistory(replays.services);
    this.#blinking = new Blinking(() => this.#last && this.#draw(this.#last), options.still);
    const first = a.opened.firstTick;
    const last = Math.min(a.opened.lastTick, b?.opened.lastTick ?? a.opened.lastTick);
    this.#publisher = new Publisher(app.playback, clock);
    // The reference beside itself is one replay: asked twice on one lane, the first would be given up for the second.
    const store = b === undefined || b === a ? a.store : new PairedStore(a.store, b.store);
    this.#player = new Player(store, [first, last], clock, {
      onShow: (shown) => this.#show(shown),
      onChange: () => this.#changed(),
      onFault: (code, message) => app.playback.setState({ fault: { code, message } }),
    });
    // Another run is shown whole; the same one by another engine stays as it is zoomed.
    const before = app.playback.getState();
    if (before.first !== first || before.last !== last) app.timeline.setState({ stretch: undefined });
    const nothing = { loop: undefined, fault: undefined, a: undefined, b: undefined, seen: [] };
    app.playback.setState({ first, last, ...nothing });
    this.#player.setSpeed(before.speed);
    this.#stops.push(
      app.place.subscribe(({ tick }, before) => {
        if (tick !== before.tick && tick !== this.#player.tick) this.seek(tick);
      }),
    );
    for (const held of [a, b]) if (held) this.#followReach(held);
    this.#target = app.place.getState().tick;
    void this.#player.seek(this.#target).then(() => this.#check());
  }

  get tick(): number {
    return this.#player.tick;
  }

  get heading(): number {
    return this.#player.heading;
  }

  get map(): FactoryMap | undefined {
    return this.#maps.get('a');
  }

  seek(tick: number): void {
    this.#scrubTo = undefined;
    this.#options.app.playback.setState({ fault: undefined });
    this.#target = tick;
    void this.#player.seek(tick);
  }

  scrub(tick: number): void {
    this.#scrubTo = tick;
    if (!this.#scrubbing) void this.#followHand();
  }

  play(direction: 1 | -1): void {
    this.#options.app.playback.setState({ fault: undefined });
    this.#player.play(direction);
  }

  pause(): void {
    this.#player.pause();
  }

  setSpeed(speed: Speed): void {
    this.#player.setSpeed(speed);
  }

  setLoop(range: readonly [from: number, to: number] | undefined): void {
    this.#player.setLoop(range);
  }

  blink(): void {
    const ended = this.#blinking.stop();
    if (!ended && this.#options.b) this.#blinking.start();
  }

  cancel(): void {
    this.#scrubTo = undefined;
    this.#player.pause();
    const { a, b, replays } = this.#options;
    for (const held of [a, b]) {
      // What was aborted says so itself; a connection that has ended is told by the shell.
      if (held) replays.services.abort({ replay: held.opened.replay }).catch(() => undefined);
    }
  }

  onTick(listener: (tick: number) => void): () => void {
    this.#listeners.add(listener);
    listener(this.tick);
    return () => this.#listeners.delete(listener);
  }

  attach(pane: PaneName, map: FactoryMap): () => void {
    this.#maps.set(pane, map);
    if (this.#last) this.#draw(this.#last);
    return () => {
      if (this.#maps.get(pane) === map) this.#maps.delete(pane);
    };
  }

  async frameBefore(pane: PaneName, tick: number): Promise<SourcedFrame | undefined> {
    const held = this.#held(pane);
    if (held === undefined || tick <= held.opened.firstTick) return undefined;
    await held.store.fetch([tick - 1], 'before');
    return held.store.get(tick - 1);
  }

  async history(pane: PaneName, entity: number, from: number, to: number): Promise<readonly PastState[]> {
    const held = this.#held(pane);
    if (held === undefined) return [];
    const { replay, firstTick, lastTick } = held.opened;
    return await this.#history.read(replay, entity, Math.max(firstTick, from), Math.min(lastTick, to));
  }

  dispose(): void {
    this.#disposed = true;
    this.#blinking.stop();
    for (const stop of this.#stops) stop();
    this.#player.dispose();
    this.#publisher.dispose();
    this.#maps.clear();
    this.#listeners.clear();
  }

  #held(pane: PaneName): HeldReplay | undefined {
    return pane === 'a' ? this.#options.a : this.#options.b;
  }

  async #followHand(): Promise<void> {
    this.#scrubbing = true;
    while (this.#scrubTo !== undefined) {
      const to = this.#scrubTo;
      this.#scrubTo = undefined;
      this.#target = to;
      if (to !== this.#player.tick || this.#player.state !== 'still') await this.#player.seek(to);
    }
    this.#scrubbing = false;
  }

  #show(shown: Shown): void {
    this.#last = shown;
    this.#draw(shown);
    const { tick } = shown.sourced.frame;
    if (shown.fraction > 0) return;
    for (const listener of this.#listeners) listener(tick);
    const { a, b } = this.#options;
    const beside = b?.store.get(tick);
    const own = isOwn(a, shown.sourced) && (b === undefined || isOwn(b, beside));
    this.#publisher.offer({ a: shown.sourced, b: beside, own }, this.#player.isPlaying);
  }

  #draw({ sourced, next, fraction }: Shown): void {
    const { b } = this.#options;
    const frame = b?.store.get(sourced.frame.tick)?.frame;
    const after = next && b?.store.get(next.frame.tick)?.frame;
    if (frame && this.#blinking.showsB) this.#maps.get('a')?.show(frame, undefined, 0);
    else this.#maps.get('a')?.show(sourced.frame, next?.frame, fraction);
    if (frame) this.#maps.get('b')?.show(frame, after, after === undefined ? 0 : fraction);
  }

  #changed(): void {
    if (this.#disposed) return;
    const { state, direction, speed, achieved, loop, isPlaying } = this.#player;
    const { app } = this.#options;
    app.playback.setState({ state, direction, speed, achieved: isPlaying ? achieved : 0, loop });
    const rate = speed === 'fastest' ? 256 : speed;
    for (const map of this.#maps.values()) map.setRate(rate);
    if (isPlaying) return;
    this.#publisher.flush();
    if (state === 'still' && this.#last) app.place.setState({ tick: this.#player.tick });
  }

  /** Once a run is recorded, frames that came from the reference until then may be had from the module itself. */
  #followReach({ opened, store }: HeldReplay): void {
    const { activity } = this.#options.app;
    const kinds = (): string => {
      const reach = activity.getState()[opened.replay]?.reach ?? [];
      return [...new Set(reach.map(({ provenance }) => provenance))].sort().join();
    };
    let known = kinds();
    const stop = activity.subscribe(() => {
      const now = kinds();
      if (now === known) return;
      known = now;
      store.forget();
      this.#history.forget();
      if (!this.#player.isPlaying)
        void this.#player.seek(this.#player.state === 'still' ? this.tick : this.#target);
      void this.#check();
    });
    this.#stops.push(stop);
  }

  async #check(): Promise<void> {
    const { a, app } = this.#options;
    const graded = await checkGraded(a);
    if (!this.#disposed) app.panes.setState({ graded });
  }
}

/** Whether a frame is of what was opened; of a module that has not run yet, there are only the reference's. */
function isOwn({ opened }: HeldReplay, sourced: SourcedFrame | undefined): boolean {
  return opened.kind === 'reference' || (sourced !== undefined && sourced.provenance !== 'reference');
}
