import type { z } from 'zod';
import type { Alert, Events, KnownTick, OpenedReplay } from '../../../shared/api/answers.ts';
import type { openRequest } from '../../../shared/api/contract.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { CachingSource } from '../../../shared/replay/caching-source.ts';
import { FrameCache } from '../../../shared/replay/frame-cache.ts';
import type { FrameSource } from '../../../shared/replay/frame-source.ts';
import { RecordedSource } from '../../../shared/replay/recorded-source.ts';
import { VerifyingSource } from '../../../shared/replay/verifying-source.ts';
import { readLawfulScenario } from '../cases/case-files.ts';
import type { KeptGradings } from '../grading/kept-gradings.ts';
import { readModule } from '../grading/module-file.ts';
import type { Library } from '../library/library.ts';
import type { Places } from '../places/places.ts';
import type { FrameFiles } from '../replay/frame-file.ts';
import { ModuleSource } from '../replay/module-source.ts';
import { driftOf, playbackFrames } from '../replay/playback-frames.ts';
import { readStates } from '../replay/read-states.ts';
import { ReferenceSource } from '../replay/reference-source.ts';
import { newRunner, WASMTIME_VERSION } from '../runners/runners.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

const REFERENCE_CACHE_BYTES = 256 * 1024 * 1024;
/** The exported entry of every Lattice case (spec: performance-host §7). */
const ENTRY = 'simulate';

export interface ReplayContext {
  readonly places: Places;
  readonly library: Library;
  readonly files: FrameFiles;
  readonly kept: KeptGradings;
  readonly settings: SettingsFile;
  readonly events: Events;
}

export interface Replay {
  readonly opened: OpenedReplay;
  readonly source: FrameSource;
  /** Gives up what runs in the background. */
  stopWork(): void;
}

/** Opens what a page asks for, under the id that the replay is to have. Throws a `Fault` when that cannot be. */
export async function openReplay(
  context: ReplayContext,
  replay: string,
  request: z.output<typeof openRequest>,
  signal: AbortSignal,
): Promise<Replay> {
  const alerts: Alert[] = [];
  const opening = new Opening(context, replay, alerts, signal);
  const scenario = request.scenario === undefined ? undefined : opening.scenario(request.scenario);
  const { kind, title, source, graded, stopWork } = await opening.source(request, scenario);
  const verified = new VerifyingSource(source, graded, ({ tick, known, found }) =>
    opening.alert('mismatch', `tick ${tick} has the checksum ${found}; known is ${known}`, tick),
  );
  const opened: OpenedReplay = {
    replay,
    title,
    kind,
    scenario: scenario ?? null,
    firstTick: source.firstTick,
    lastTick: source.lastTick,
    graded,
    alerts,
  };
  return { opened, source: verified, stopWork: stopWork ?? (() => undefined) };
}

interface OpenedSource {
  readonly kind: OpenedReplay['kind'];
  readonly title: string;
  readonly source: FrameSource;
  readonly graded: readonly KnownTick[];
  readonly stopWork?: () => void;
}

class Opening {
  readonly #context: ReplayContext;
  readonly #replay: string;
  readonly #alerts: Alert[];
  readonly #signal: AbortSignal;

  constructor(context: ReplayContext, replay: string, alerts: Alert[], signal: AbortSignal) {
    this.#context = context;
    this.#replay = replay;
    this.#alerts = alerts;
    this.#signal = signal;
  }

  scenario(id: string): Scenario {
    return readLawfulScenario(this.#context.library.path(id, 'scenario'));
  }

  alert(code: string, message: string, tick?: number): void {
    const alert: Alert = { code, message, tick };
    this.#alerts.push(alert);
    this.#context.events.alert({ replay: this.#replay, alert });
  }

  async source(request: z.output<typeof openRequest>, scenario: Scenario | undefined): Promise<OpenedSource> {
    const { library } = this.#context;
    const states = request.states === undefined ? undefined : await this.#states(request.states);
    if (request.module === undefined && states) {
      return this.#recorded(library.item(request.states ?? '').name, states, scenario);
    }
    if (scenario === undefined || request.scenario === undefined) {
      throw new Fault('nothing-to-open', 'a replay needs a scenario, or states');
    }
    const name = library.item(request.scenario).name;
    if (request.module === undefined) {
      const source: FrameSource = this.#reference(scenario, () => this.#tellReach(source));
      return { kind: 'reference', title: `reference on ${name}`, source, graded: [] };
    }
    const title = `${library.item(request.module).name} on ${name}`;
    const graded = gradedOf(states ?? []);
    return request.playback
      ? await this.#playback(request.module, scenario, title, graded)
      : this.#module(request.module, scenario, title, graded);
  }

  async #states(id: string): Promise<readonly Snapshot[]> {
    const { library, places } = this.#context;
    return await readStates(places.statesWorker, library.path(id, 'states'), this.#signal);
  }

  /** `onReach`: what can be had of the reference has changed, which tells nothing of the replay that it only fills in for. */
  #reference(scenario: Scenario, onReach: () => void = () => undefined): FrameSource {
    const source = new ReferenceSource(this.#context.places.referenceWorker, scenario, onReach);
    return new CachingSource(source, new FrameCache(REFERENCE_CACHE_BYTES, scenario.snapshots));
  }

  #module(id: string, scenario: Scenario, title: string, graded: readonly KnownTick[]): OpenedSource {
    const { library, places, files } = this.#context;
    const source: ModuleSource = new ModuleSource({
      module: readModule(library.path(id, 'module')),
      entry: ENTRY,
      scenario,
      runner: newRunner(places),
      reference: this.#reference(scenario, () => this.#tellReach(source)),
      files,
      hostVersion: `wasmtime ${WASMTIME_VERSION}`,
      listener: {
        onProgress: (work, done, total) =>
          this.#context.events.progress({ replay: this.#replay, work, done, total }),
        onReach: () => this.#tellReach(source),
        onAlert: (code, message, tick) => this.alert(code, message, tick),
      },
    });
    const lifted =
      'for replay the module may use up to 4 GiB of memory, whatever the case allows; fuel is not judged';
    this.alert('memory-cap-lifted', lifted);
    source.record().catch((error: Error) => this.alert('record-failed', error.message));
    return { kind: 'module', title, source, graded, stopWork: () => source.cancelRecording() };
  }

  #recorded(title: string, snapshots: readonly Snapshot[], scenario: Scenario | undefined): OpenedSource {
    const runnable = snapshots.every(({ frame }) => frame.shape === 'pref');
    if (!runnable) this.alert('older-revision', 'states of an older revision can be looked at, not run on');
    const reference = scenario && runnable ? this.#reference(scenario) : undefined;
    const source = this.#compared(snapshots, 'recorded', scenario, reference);
    return { kind: 'recorded', title, source, graded: gradedOf(snapshots) };
  }

  async #playback(
    id: string,
    scenario: Scenario,
    title: string,
    graded: readonly KnownTick[],
  ): Promise<OpenedSource> {
    const { library, places } = this.#context;
    const module = readModule(library.path(id, 'module'));
    const played = await playbackFrames(newRunner(places), module, scenario, this.#signal);
    const drift = driftOf(played, graded);
    this.alert(drift.code, drift.message, drift.tick);
    const source = this.#compared(played, 'computed', scenario, this.#reference(scenario));
    return { kind: 'playback', title: `${title}, its own playback`, source, graded };
  }

  /** Frames that are all there; where the reference agrees is found out in the background. */
  #compared(
    snapshots: readonly Snapshot[],
    provenance: 'recorded' | 'computed',
    scenario: Scenario | undefined,
    reference: FrameSource | undefined,
  ): FrameSource {
    const frames = snapshots.map(({ frame }) => frame);
    const source = new RecordedSource({ frames, provenance, scenario, reference });
    source.compare(this.#signal).then(
      () => this.#tellReach(source),
      (error: Fault) => {
        if (error.code !== 'cancelled' && error.code !== 'replay-closed')
          this.alert(error.code, error.message);
      },
    );
    return source;
  }

  #tellReach(source: FrameSource): void {
    const ranges = source
      .reach()
      .map(({ provenance, from, to }) => ({ provenance, range: [from, to] as const }));
    this.#context.events.reach({ replay: this.#replay, ranges });
  }
}

function gradedOf(snapshots: readonly Snapshot[]): readonly KnownTick[] {
  return snapshots.map(({ frame, reported }) => ({ tick: frame.tick, checksum: reported }));
}
