import { CancelledFault, isCancelled } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import type { Frame, Snapshot } from '../../../shared/lattice/state/frame.ts';
import { FrameCache } from '../../../shared/replay/frame-cache.ts';
import type { FrameSource, Provenance, Reach, SourcedFrame } from '../../../shared/replay/frame-source.ts';
import { KnownFrames } from '../../../shared/replay/known-frames.ts';
import type { ModuleBytes, Runner, RunOutcome } from '../../runner/run.ts';
import { FrameFiles, type StoredFrame } from './frame-file.ts';
import { runForFrames } from './module-run.ts';
import { recordSchedule, windowAround } from './snapshot-schedule.ts';

/** Bytes of window frames that are held in memory; more lie on disk. */
const WINDOW_CACHE_BYTES = 256 * 1024 * 1024;

const RECORDING = 'recording the run';

/** What a module's replay tells while it works. */
export interface ModuleListener {
  onProgress(work: string, done: number, total: number): void;
  onReach(): void;
  onAlert(code: string, message: string, tick?: number): void;
}

export interface ModuleSourceOptions {
  readonly module: ModuleBytes;
  readonly entry: string;
  readonly scenario: Scenario;
  readonly runner: Runner;
  /** The reference over the same scenario, whose frames fill the stretches on which both agree. */
  readonly reference: FrameSource;
  readonly files: FrameFiles;
  /** What the frames depend on beside module and input: the version of the host. */
  readonly hostVersion: string;
  readonly listener: ModuleListener;
}

/** One run of the module for its states at some ticks. */
interface Pass {
  readonly snapshots: readonly number[];
  /** What it is called where progress is told. */
  readonly work: string;
  readonly signal: AbortSignal;
  /** Whether fuel is told on the way. */
  readonly metered: boolean;
  readonly take: (stored: StoredFrame) => void | Promise<void>;
}

/**
 * Any tick of a module under wasmtime. A record pass over the whole run comes first; between two of its snapshots on which
 * the reference agrees, the reference's frames stand in (`bracketed`); elsewhere a window of every tick is run. Until the
 * record pass is done, and for a module that never finishes, frames are the reference's and say so.
 */
export class ModuleSource implements FrameSource {
  readonly scenario: Scenario;
  readonly firstTick = 0;
  readonly #options: ModuleSourceOptions;
  readonly #known = new KnownFrames();
  readonly #windows = new FrameCache(WINDOW_CACHE_BYTES);
  readonly #closed = new AbortController();
  readonly #recording = new AbortController();
  #state: 'recording' | 'recorded' | 'unfinished' = 'recording';
  #bytesPerSnapshot = 1;
  /** The module's process runs one thing at a time. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(options: ModuleSourceOptions) {
    this.#options = options;
    this.scenario = options.scenario;
  }

  get lastTick(): number {
    return this.scenario.ticks;
  }

  /** Ticks of the record pass and its checksums, once it is done. */
  recorded(): readonly number[] {
    return this.#known.ticks();
  }

  /** Gives up the record pass, if it is not over; frames stay the reference's then, and say so. */
  cancelRecording(): void {
    this.#recording.abort();
  }

  /** Runs the record pass; resolves when it is done, has failed (which is an alert) or the replay was closed. */
  async record(): Promise<void> {
    const schedule = recordSchedule(this.lastTick, this.scenario.snapshots);
    try {
      const outcome = await this.#run({
        snapshots: schedule,
        work: RECORDING,
        signal: this.#recording.signal,
        metered: true,
        take: (stored) => this.#takeRecorded(stored),
      });
      if (outcome === undefined || outcome.kind === 'finished') {
        this.#state = 'recorded';
        this.#checkSchedule(schedule);
      } else if (outcome.kind !== 'cancelled') {
        this.#state = 'unfinished';
        const what = 'what is shown is the reference, not the module';
        this.#alert('module-unfinished', `the module did not finish (${outcome.message}); ${what}`);
      }
    } catch (error) {
      if (!isCancelled(error)) throw error;
    }
    if (this.#state === 'recording' && !this.#closed.signal.aborted) {
      this.#state = 'unfinished';
      this.#alert(
        'record-cancelled',
        'recording was cancelled; what is shown is the reference, not the module',
      );
    }
    this.#options.listener.onReach();
    this.#options.listener.onProgress(RECORDING, 1, 1);
  }

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    for (const tick of ticks) {
      if (signal.aborted) throw new CancelledFault();
      yield await this.#frameAt(tick, ticks[0] ?? tick, signal);
    }
  }

  reach(): readonly Reach[] {
    if (this.#state !== 'recorded') return this.#options.reference.reach();
    const ranges: Reach[] = this.#known
      .brackets()
      .map(([from, to]) => ({ provenance: 'bracketed', from, to }));
    for (const tick of this.#known.ticks()) ranges.push({ provenance: 'computed', from: tick, to: tick });
    for (const tick of this.#windows.ticks()) ranges.push({ provenance: 'computed', from: tick, to: tick });
    return ranges.sort((a, b) => a.from - b.from);
  }

  async dispose(): Promise<void> {
    this.#closed.abort();
    await this.#busy;
    await this.#options.runner.dispose();
    await this.#options.reference.dispose();
  }

  async #frameAt(tick: number, cursor: number, signal: AbortSignal): Promise<SourcedFrame> {
    const known = this.#known.get(tick);
    if (known !== undefined) return sourced(known, 'computed');
    if (this.#state !== 'recorded') return await this.#fromReference(tick, 'reference', signal);
    const windowed = this.#windows.get(tick);
    if (windowed !== undefined) return windowed;
    if (this.#known.isBracketed(tick)) return await this.#fromReference(tick, 'bracketed', signal);
    await this.#computeWindow(tick, cursor, signal);
    const computed = this.#windows.get(tick);
    if (computed !== undefined) return computed;
    throw new Fault('tick-missing', `the module returned no state for tick ${tick}`, { found: tick });
  }

  async #fromReference(tick: number, provenance: Provenance, signal: AbortSignal): Promise<SourcedFrame> {
    for await (const { frame } of this.#options.reference.frames([tick], signal))
      return sourced(frame, provenance);
    throw new Fault('tick-missing', `the reference has no tick ${tick}`, { found: tick });
  }

  /** Runs the module up to the end of a window around the tick. */
  async #computeWindow(tick: number, cursor: number, signal: AbortSignal): Promise<void> {
    const { before = 0, after = this.lastTick } = this.#known.around(tick);
    const { from, to } = windowAround(tick, this.#bytesPerSnapshot, before, after);
    const ticks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const megabytes = ((ticks.length * this.#bytesPerSnapshot) / 1e6).toFixed(1);
    const work = `running the module for ticks ${from} to ${to} (${ticks.length} states, about ${megabytes} MB)`;
    const take = ({ frame }: StoredFrame): void => {
      this.#checkAgainstRecord(frame);
      this.#windows.set(sourced(frame, 'computed'), cursor);
    };
    const outcome = await this.#run({ snapshots: ticks, work, signal, metered: false, take });
    if (outcome?.kind === 'cancelled') throw new CancelledFault();
    if (outcome !== undefined && outcome.kind !== 'finished') {
      throw new Fault('module-failed', `the module failed in ${work}: ${outcome.message}`, {
        ...outcome.facts,
        found: outcome.kind,
      });
    }
    this.#options.listener.onReach();
    this.#options.listener.onProgress(work, 1, 1);
  }

  /** Frames of a schedule, from the disk or from the module; undefined where they came from the disk. */
  async #run(pass: Pass): Promise<RunOutcome | undefined> {
    const turn = this.#busy.then(() => this.#runNow(pass));
    this.#busy = turn.catch(() => undefined);
    return await turn;
  }

  async #runNow({ snapshots, work, signal, metered, take }: Pass): Promise<RunOutcome | undefined> {
    const { module, entry, scenario, runner, files, hostVersion, listener } = this.#options;
    const both = AbortSignal.any([signal, this.#closed.signal]);
    if (both.aborted) throw new CancelledFault();
    const schedule = new Uint32Array(snapshots);
    const key = FrameFiles.key([
      module.sha256,
      entry,
      guestBytes(scenario),
      new Uint8Array(schedule.buffer),
      hostVersion,
    ]);
    const stored = await files.read(key);
    if (stored !== undefined) {
      for (const one of stored) await take(one);
      return undefined;
    }
    listener.onProgress(work, 0, 1);
    let returned: StoredFrame[] = [];
    const attempt = () =>
      runForFrames(
        runner,
        { module, entry, scenario, snapshots, metered },
        {
          onFuel: (fuel) => listener.onProgress(`${work}, fuel ${fuel}`, 0, 1),
          onSnapshot: async (snapshot) => {
            const one = this.#accept(snapshot);
            returned.push(one);
            await take(one);
            // The end is told by the caller, when the frames can be had.
            listener.onProgress(work, returned.length, snapshots.length + 1);
          },
        },
        both,
      );
    let outcome = await attempt();
    if (outcome.kind === 'runner-died' && !metered) {
      // The process may have been lost since the last look; a module that kills its process does so again.
      returned = [];
      outcome = await attempt();
    }
    if (outcome.kind === 'finished') {
      this.#bytesPerSnapshot = outcome.answerBytes / Math.max(1, returned.length);
      await files.write(key, returned);
    }
    return outcome;
  }

  /** A frame as the module returned it; what is odd about it is an alert, and the frame stays what it is. */
  #accept({ frame, reported, unknownItems }: Snapshot): StoredFrame {
    const [unknown] = unknownItems;
    if (unknown)
      this.#alert(
        'unknown-item',
        `${JSON.stringify(unknown.name)} at ${unknown.path} is no item`,
        frame.tick,
      );
    else if (checksumOf(frame.bytes) !== reported) {
      this.#alert(
        'lying-checksum',
        `the module reports ${reported}, its own state gives ${checksumOf(frame.bytes)}`,
        frame.tick,
      );
    }
    return { frame, reported };
  }

  async #takeRecorded({ frame, reported }: StoredFrame): Promise<void> {
    if (frame.tick > this.lastTick) return;
    let agrees: boolean | undefined;
    for await (const reference of this.#options.reference.frames([frame.tick], this.#closed.signal)) {
      agrees = sameBytes(reference.frame.bytes, frame.bytes) && reported === checksumOf(frame.bytes);
    }
    this.#known.set(frame, agrees);
    this.#bytesPerSnapshot = Math.max(this.#bytesPerSnapshot, frame.bytes.length * 5);
  }

  /** A state that depends on which snapshots were asked for is a fault of the module's own. */
  #checkAgainstRecord(frame: Frame): void {
    const recorded = this.#known.get(frame.tick);
    if (recorded === undefined || sameBytes(recorded.bytes, frame.bytes)) return;
    const message = 'the module gave another state for this tick when other snapshots were asked for';
    this.#alert('depends-on-schedule', message, frame.tick);
  }

  #checkSchedule(schedule: readonly number[]): void {
    const missing = schedule.filter((tick) => this.#known.get(tick) === undefined);
    if (missing.length === 0) return;
    const message = `the module returned no state for ${missing.length} of ${schedule.length} ticks asked for, first for ${missing[0]}`;
    this.#alert('schedule-not-kept', message, missing[0]);
  }

  #alert(code: string, message: string, tick?: number): void {
    this.#options.listener.onAlert(code, message, tick);
  }
}

function sourced(frame: SourcedFrame['frame'], provenance: Provenance): SourcedFrame {
  return { frame, provenance, verification: 'unverifiable' };
}
