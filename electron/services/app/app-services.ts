import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type {
  Events,
  FramesAnswer,
  Hello,
  ListedRuns,
  RunAnswer,
  Services,
} from '../../../shared/api/answers.ts';
import {
  type BuildRequest,
  type BuiltRequest,
  type BundleRequest,
  type CaseRequest,
  type CompareRequest,
  type ComparisonRequest,
  type ForgetRequest,
  type FuelRequest,
  framesRequest,
  type GradeRequest,
  type ListedRequest,
  openRequest,
  type RunRequest,
  type RunsRequest,
  type StartUploadRequest,
  type UploadPieceRequest,
  type UploadRequest,
  type VariantRequest,
  type WatchRequest,
} from '../../../shared/api/contract.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { rankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
import { SESSION_FILE_ENDING } from '../../../shared/sessions/session.ts';
import { loadCase } from '../cases/load-case.ts';
import { ContentHashes } from '../files/content-hashes.ts';
import { KeptGradings } from '../grading/kept-gradings.ts';
import { readModule } from '../grading/module-file.ts';
import { Library, uploadsFolder } from '../library/library.ts';
import { sweepUploads, Uploads } from '../library/uploads.ts';
import { logsFolder } from '../log/log-file.ts';
import { KeptNotes } from '../notes/kept-notes.ts';
import type { Places } from '../places/places.ts';
import { FrameFiles } from '../replay/frame-file.ts';
import { WASMTIME_VERSION } from '../runners/runners.ts';
import { listRuns } from '../runs/list-runs.ts';
import { KeptSessions } from '../sessions/kept-sessions.ts';
import { type FolderSetting, withFolder } from '../settings/apply-change.ts';
import { SettingsFile } from '../settings/settings-file.ts';
import { buildEngine } from './build-engine.ts';
import { collectFrames } from './collect-frames.ts';
import { Comparisons } from './comparisons.ts';
import { diagnostics } from './diagnostics.ts';
import { gradeModule } from './grade-module.ts';
import { type KeptRequests, keptRequests } from './kept-requests.ts';
import { measureModule } from './measure-module.ts';
import { keepSession, openPaths } from './open-paths.ts';
import { openReplay, type Replay, type ReplayContext } from './open-replay.ts';
import { readCase } from './read-case.ts';
import { readRun } from './read-run.ts';
import { readSettings } from './settings-requests.ts';
import { validateCase } from './validate-case.ts';
import { watchModule } from './watch-module.ts';

const MEBIBYTE = 1024 ** 2;

export interface AppOptions {
  readonly places: Places;
  /** Files that the user named. */
  readonly opened: readonly string[];
  readonly host: Hello['host'];
  /** Folder for frames of modules; below the system's temporary folder when absent. */
  readonly cacheFolder?: string;
  /** Folder of the program's logs; below `places.data` when absent. */
  readonly logs?: string;
}

/** The services of the program, for as many pages as there are. */
export interface AppServices {
  /** Services for one page; `dispose` ends what that page has open. */
  servicesFor(events: Events): { services: Services; dispose(): Promise<void> };
  /** Puts files of the user's into the library and tells every page; resolves with the paths that were not refused. */
  openPaths(paths: readonly string[], tick: number | undefined): Promise<readonly string[]>;
  /** Where an item lies; undefined where the library does not hold it. */
  /** Sets a folder that the user chose in a dialog of the system's. Rejects as `KeptFile.change` does. */
  setFolder(setting: FolderSetting, path: string): Promise<void>;
  pathOf(item: string): string | undefined;
  dispose(): Promise<void>;
}

/** Throws the `Fault` of a file among `opened` that is nothing to open. */
export async function createAppServices({
  places,
  opened,
  host,
  cacheFolder,
  logs = logsFolder(places.data),
}: AppOptions): Promise<AppServices> {
  const isSession = (path: string): boolean => path.endsWith(SESSION_FILE_ENDING);
  const library = await Library.open(
    places,
    opened.filter((path) => !isSession(path)),
  );
  const settings = await SettingsFile.open(places);
  const files = new FrameFiles(
    cacheFolder ?? settings.values.cachePlace ?? join(tmpdir(), 'lattice-replay-frames'),
    () => settings.values.cacheMebibytes * MEBIBYTE,
  );
  const pages = new Set<PageServices>();
  const kept = new KeptGradings(join(places.data, 'gradings'));
  const written = {
    hashes: new ContentHashes(),
    notes: new KeptNotes(join(places.data, 'notes')),
    sessions: new KeptSessions(join(places.data, 'sessions')),
  };
  for (const path of opened.filter(isSession)) await keepSession(written.sessions, path);
  const uploads = uploadsFolder(places.data);
  // Nothing waits for it; a folder that cannot be swept is tried again on the next start.
  sweepUploads(uploads).catch(() => undefined);
  return {
    servicesFor(events) {
      const page = new PageServices(
        { places, library, files, kept, settings, events },
        new Uploads(uploads, library),
        { host, logs },
      );
      pages.add(page);
      const dispose = async (): Promise<void> => {
        pages.delete(page);
        await page.dispose();
      };
      const requests = keptRequests({ ...written, library, settings, files }, page.gone);
      return { services: Object.assign(page, requests), dispose };
    },
    openPaths: (paths, tick) =>
      openPaths(library, written.sessions, paths, (opened) => {
        for (const page of pages) page.events.opened({ ...opened, tick });
      }),
    async setFolder(setting, path) {
      await settings.change((before) => withFolder(before, setting, path));
      for (const page of pages) page.events.settings(await readSettings({ settings, library, files }));
    },
    pathOf: (item) => library.find(item)?.path,
    async dispose() {
      await Promise.all([...pages].map((page) => page.dispose()));
    },
  };
}

interface OpenPage {
  readonly replay: Replay;
  /** What runs on each lane. */
  readonly lanes: Map<string, AbortController>;
}

/** What one page has open. */
class PageServices implements Omit<Services, keyof KeptRequests> {
  readonly #context: ReplayContext;
  readonly #program: { readonly host: Hello['host']; readonly logs: string };
  readonly #replays = new Map<string, OpenPage>();
  readonly #uploads: Uploads;
  readonly #comparisons: Comparisons;
  /** Long work by what it is about; a second call for the same gives up the first. */
  readonly #work = new Map<string, AbortController>();
  /** Paths of the runs of folders that this page has listed, by folder and in the order of the list. */
  readonly #listed = new Map<string, readonly string[]>();
  readonly #gone = new AbortController();

  constructor(
    context: ReplayContext,
    uploads: Uploads,
    program: { readonly host: Hello['host']; readonly logs: string },
  ) {
    this.#context = context;
    this.#uploads = uploads;
    this.#comparisons = new Comparisons(context);
    this.#program = program;
  }

  /** Aborted when the page has gone. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  get events(): Events {
    return this.#context.events;
  }

  async hello(): Promise<Hello> {
    return { version: packageJson.version, wasmtime: WASMTIME_VERSION, host: this.#program.host };
  }

  async library() {
    return this.#context.library.items();
  }

  async startUpload({ files }: StartUploadRequest): Promise<UploadRequest> {
    return { upload: await this.#uploads.start(files) };
  }

  async uploadPiece({ upload, file, bytes }: UploadPieceRequest): Promise<void> {
    await this.#uploads.write(upload, file, bytes);
  }

  async endUpload({ upload }: UploadRequest) {
    return await this.#uploads.end(upload);
  }

  async dropUpload({ upload }: UploadRequest): Promise<void> {
    await this.#uploads.drop(upload);
  }

  async forget({ item }: ForgetRequest): Promise<void> {
    this.#context.library.forget(item);
  }

  async open(request: Parameters<Services['open']>[0]) {
    const id = randomUUID();
    const replay = await openReplay(this.#context, id, openRequest.parse(request), this.#gone.signal);
    if (this.#gone.signal.aborted) {
      await replay.source.dispose();
      throw new Fault('cancelled', 'the page has gone');
    }
    this.#replays.set(id, { replay, lanes: new Map() });
    return replay.opened;
  }

  async frames(request: Parameters<Services['frames']>[0]): Promise<FramesAnswer> {
    const { replay: id, ticks, lane } = framesRequest.parse(request);
    const { replay, lanes } = this.#find(id);
    lanes.get(lane)?.abort();
    const abort = new AbortController();
    lanes.set(lane, abort);
    try {
      return await collectFrames(replay, ticks, AbortSignal.any([abort.signal, this.#gone.signal]));
    } finally {
      if (lanes.get(lane) === abort) lanes.delete(lane);
    }
  }

  async abort({ replay }: { readonly replay: string }): Promise<void> {
    const open = this.#find(replay);
    for (const lane of open.lanes.values()) lane.abort();
    open.replay.stopWork();
  }

  async close({ replay: id }: { readonly replay: string }): Promise<void> {
    const { replay, lanes } = this.#find(id);
    this.#replays.delete(id);
    for (const lane of lanes.values()) lane.abort();
    await replay.source.dispose();
  }

  async grade(request: GradeRequest) {
    return await this.#long(gradingKey(request), (signal) => gradeModule(this.#context, request, signal));
  }

  async stopGrading(request: GradeRequest): Promise<void> {
    this.#work.get(gradingKey(request))?.abort();
  }

  async watchModule(request: WatchRequest): Promise<void> {
    await this.#long(watchingKey(request), (signal) => watchModule(this.#context, request, signal));
  }

  async stopWatching(request: GradeRequest): Promise<void> {
    this.#work.get(watchingKey(request))?.abort();
  }

  async readRun({ run }: RunRequest): Promise<RunAnswer> {
    return await readRun(this.#context.library.path(run, 'run'), this.#gone.signal);
  }

  async listRuns({ folder }: RunsRequest): Promise<ListedRuns> {
    const { library, events } = this.#context;
    const path = library.path(folder, 'runs');
    return await this.#long(`listing ${folder}`, async (signal) => {
      const onProgress = throttled((done: number, total: number) => events.listing({ folder, done, total }));
      const { runs, refused } = await listRuns(path, { signal, onProgress });
      this.#listed.set(
        folder,
        runs.map(({ path: run }) => run),
      );
      return {
        runs: runs.map(({ summary }) => ({ ...rankedRun(summary), verdict: summary.verdict })),
        refused,
      };
    });
  }

  async stopListing({ folder }: RunsRequest): Promise<void> {
    this.#work.get(`listing ${folder}`)?.abort();
  }

  async openListed({ folder, index }: ListedRequest): Promise<string> {
    const path = this.#listed.get(folder)?.[index];
    if (path === undefined)
      throw new Fault('unknown-run', 'the folder was not listed, or holds no such run', { found: index });
    const [id = ''] = await this.#context.library.add([path]);
    return id;
  }

  async lastGrading({ module, case: onCase }: GradeRequest) {
    const { kept, library } = this.#context;
    const { sha256 } = readModule(library.path(module, 'module'));
    return kept.latest(loadCase(library.path(onCase, 'case')), sha256) ?? null;
  }

  async gradingHistory({ case: onCase }: CaseRequest) {
    const { kept, library } = this.#context;
    return kept.list(loadCase(library.path(onCase, 'case')));
  }

  async readCase({ case: onCase, variant }: VariantRequest) {
    return readCase(this.#context.library.path(onCase, 'case'), variant);
  }

  async validateCase({ case: onCase }: CaseRequest) {
    const { library, places, events } = this.#context;
    const path = library.path(onCase, 'case');
    const tell = throttled((done: number, total: number) => events.validating({ case: onCase, done, total }));
    return await this.#long(`validating ${onCase}`, (signal) => validateCase(places, path, signal, tell));
  }

  async stopValidating({ case: onCase }: CaseRequest): Promise<void> {
    this.#work.get(`validating ${onCase}`)?.abort();
  }

  async build(request: BuildRequest) {
    return await this.#long(buildingKey(request), (signal) => buildEngine(this.#context, request, signal));
  }

  async stopBuilding(request: BuiltRequest): Promise<void> {
    this.#work.get(buildingKey(request))?.abort();
  }

  async measureFuel(request: FuelRequest) {
    return await this.#long(fuelKey(request), (signal) => measureModule(this.#context, request, signal));
  }

  async stopMeasuring(request: FuelRequest): Promise<void> {
    this.#work.get(fuelKey(request))?.abort();
  }

  async compare(request: CompareRequest) {
    return await this.#comparisons.compare(request);
  }

  async explain({ comparison }: ComparisonRequest) {
    return await this.#comparisons.explain(comparison);
  }

  async spread({ comparison }: ComparisonRequest) {
    return await this.#comparisons.spread(comparison);
  }

  async shrink({ comparison }: ComparisonRequest) {
    return await this.#comparisons.shrink(comparison);
  }

  async bundle(request: BundleRequest) {
    return await this.#comparisons.bundle(request);
  }

  async stopComparing({ comparison }: ComparisonRequest): Promise<void> {
    this.#comparisons.stop(comparison);
  }

  async closeComparison({ comparison }: ComparisonRequest): Promise<void> {
    await this.#comparisons.close(comparison);
  }

  async diagnostics(): Promise<string> {
    const { host, logs } = this.#program;
    return await diagnostics(host, logs);
  }

  async dispose(): Promise<void> {
    this.#gone.abort();
    const open = [...this.#replays.values()];
    this.#replays.clear();
    await Promise.all([
      ...open.map(({ replay }) => replay.source.dispose()),
      this.#uploads.dispose(),
      this.#comparisons.dispose(),
    ]);
  }

  async #long<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#work.get(key)?.abort();
    const abort = new AbortController();
    this.#work.set(key, abort);
    try {
      return await work(AbortSignal.any([abort.signal, this.#gone.signal]));
    } finally {
      if (this.#work.get(key) === abort) this.#work.delete(key);
    }
  }

  #find(id: string): OpenPage {
    const found = this.#replays.get(id);
    if (found === undefined)
      throw new Fault('unknown-replay', `no replay is open under '${id}'`, { found: id });
    return found;
  }
}

/** A page needs no more than ten words a second, and the last one. */
function throttled(tell: (done: number, total: number) => void): (done: number, total: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (done, total) => {
    if (done < total && performance.now() - toldAt < 100) return;
    toldAt = performance.now();
    tell(done, total);
  };
}

function gradingKey(request: GradeRequest): string {
  return `grading ${request.module} ${request.case}`;
}

function watchingKey(request: GradeRequest): string {
  return `watching ${request.module} ${request.case}`;
}

function buildingKey(request: BuiltRequest): string {
  return `building ${request.source} ${request.case}`;
}

function fuelKey({ module, scenario }: FuelRequest): string {
  return `fuel ${module} ${scenario}`;
}
