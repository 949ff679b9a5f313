import type { FuelSeries } from '../analysis/fuel-series.ts';
import type { Fact } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import type { CaseChange } from '../grading/changes.ts';
import type { InputDifferences } from '../grading/json-differences.ts';
import type { RankedRun } from '../grading/ranking/ranked-run.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Notes } from '../notes/notes.ts';
import type { PerformanceResult } from '../records/performance.ts';
import type { RunSummary } from '../records/summary.ts';
import type { Provenance } from '../replay/frame-source.ts';
import type { SessionView } from '../sessions/session.ts';
import type { CaseAnswer, CaseFindings } from './case-answers.ts';
import type {
  ComparisonAnswer,
  ExplainedAnswer,
  Shrinking,
  ShrunkAnswer,
  SpreadAnswer,
} from './comparison.ts';
import type {
  BuildRequest,
  BuiltRequest,
  BundleRequest,
  CaseRequest,
  CompareRequest,
  ComparisonRequest,
  DropSessionRequest,
  ForgetRequest,
  FramesRequest,
  FuelRequest,
  GradeRequest,
  ListedRequest,
  OpenRequest,
  OpenSessionRequest,
  ReadNotesRequest,
  ReplayRequest,
  RunRequest,
  RunsRequest,
  SaveSessionRequest,
  SettingsChange,
  StartUploadRequest,
  UploadPieceRequest,
  UploadRequest,
  VariantRequest,
  WatchRequest,
  WriteNotesRequest,
} from './contract.ts';
import type { SettingsAnswer } from './settings-answers.ts';

/** Who answers: versions, and how this page is hosted. */
export interface Hello {
  readonly version: string;
  readonly wasmtime: string;
  readonly host: 'electron' | 'web';
}

/** Something that can be opened; its id stands for a path that only the services know, and is the same on the next start. */
export interface LibraryItem {
  readonly id: string;
  readonly kind: 'case' | 'scenario' | 'module' | 'states' | 'run' | 'runs' | 'source';
  readonly name: string;
  /** `demo` ships with the program, `opened` was named by the user. */
  readonly origin: 'demo' | 'opened';
  /** When the user opened it last, in ms since 1970. */
  readonly openedAt?: number;
  /** The user's own file, which may change; a copy that a page has sent never does. */
  readonly changes?: true;
  /** Why it cannot be opened any more. */
  readonly trouble?: string;
  /** Of a scenario that is an input of a case. */
  readonly of?: CaseInput;
  /** Of a run whose record could be read. */
  readonly run?: RunFacts;
  /** Of a run: what it carries, which are items too. */
  readonly carries?: RunItems;
  /** Of an item that a run carries. */
  readonly part?: RunPart;
}

/** What a run's record says, for lists. */
export interface RunFacts {
  readonly model?: string;
  readonly caseSlug: string;
  readonly caseVersion: string;
  readonly variant: string;
  /** `passed`, `over-ceiling`, `incorrect`, `no-answer`, `not-judged`, or the outcome of a match. */
  readonly verdict: string;
  readonly totalFuel: number | null;
  /** RFC 3339. */
  readonly startedAt?: string;
}

/** Ids of what a run carries. */
export interface RunItems {
  readonly module?: string;
  /** In the order of the manifest: each input with what there is of it. */
  readonly inputs: readonly {
    readonly input?: string;
    readonly scenario?: string;
    readonly states?: string;
  }[];
}

/** Where an item belongs in the run that carries it. */
export interface RunPart {
  /** Id of the run. */
  readonly run: string;
  /** Path of the case's input, as the record has it. */
  readonly input?: string;
  /** Of states: the id of the scenario that they are states of. */
  readonly scenario?: string;
  /** Of a scenario: the id of the states that the run's module returned for it. */
  readonly states?: string;
}

/** Which input of which case a scenario is. */
export interface CaseInput {
  /** Ids of the case, and of the expected answer where the case has it. */
  readonly case: string;
  readonly answer: string;
  /** Path as the manifest has it. */
  readonly input: string;
  readonly kind: 'smoke' | 'stress';
  /** How many times the limit a run may use before it is stopped. */
  readonly runway: number;
  /** Fuel a run may use; it is judged for stress inputs alone. */
  readonly fuelLimit: number;
}

/** A module that was built here, by its id. */
export interface BuiltEngine {
  readonly module: string;
}

/** What a module came to when it was graded here. */
export interface GradedHere {
  readonly result: PerformanceResult;
  /** Wall clock of each case's two calls, in the order of the cases; null where it did not finish. */
  readonly seconds: readonly (number | null)[];
  /** Where answers of cases other than Lattice are not what is expected. */
  readonly differences: readonly InputDifferences[];
  readonly module: { readonly sha256: string; readonly bytes: number };
  readonly host: string;
  /** In ms since 1970. */
  readonly gradedAt: number;
}

/** What a run's record says; a broken or missing one leaves only the findings. */
export interface RunAnswer {
  readonly summary: RunSummary | null;
  readonly performance: PerformanceResult | null;
  /** Tokens as the harness counted them; null where it did not report them. */
  readonly tokens: Readonly<Record<string, number | null>> | null;
  readonly findings: readonly Finding[];
  /** What the record was too old to tell, a sentence each. */
  readonly upgrades: readonly string[];
  /** What nothing else shows, by JSON path; values as JSON text. */
  readonly more: readonly { readonly path: string; readonly value: string }[];
}

/** A run of a folder, as its record alone tells it. */
export interface ListedRun extends RankedRun {
  /** As in `RunFacts`. */
  readonly verdict: string;
}

/** The runs of a folder, and what should be one and cannot be read. */
export interface ListedRuns {
  readonly runs: readonly ListedRun[];
  readonly refused: readonly { readonly path: string; readonly message: string }[];
}

/** A grading of an earlier time, and what the engine was called then. */
export interface KeptGrading extends GradedHere {
  readonly name: string;
}

/** What became of the files that a page has sent. */
export interface UploadEnd {
  /** Ids of the items that the library has of them now. */
  readonly added: readonly string[];
  readonly refused: readonly (FaultAnswer & { readonly path: string })[];
}

/** What became of files that were opened where they lie. */
export interface FilesOpened extends UploadEnd {
  /** To show first. */
  readonly tick?: number | undefined;
  /** What is still being read, where that takes a moment; what became of it follows. */
  readonly reading?: string;
  /** A session out of a file, kept under this id. */
  readonly session?: string;
}

/** A tick of which something is known: what the run, the case or a recording says of it. */
export interface KnownTick {
  readonly tick: number;
  readonly checksum: string;
}

/** A stretch of ticks, both ends included. */
export type TickRange = readonly [from: number, to: number];

export interface OpenedReplay {
  readonly replay: string;
  readonly title: string;
  readonly kind: 'reference' | 'module' | 'recorded' | 'playback';
  /** Absent for states whose scenario is not known: frames can be inspected, but not laid out. */
  readonly scenario: Scenario | null;
  readonly firstTick: number;
  readonly lastTick: number;
  readonly graded: readonly KnownTick[];
  readonly alerts: readonly Alert[];
}

/** Something that is wrong or odd and does not stop the replay. */
export interface Alert {
  readonly code: string;
  readonly message: string;
  readonly tick?: number | undefined;
}

export interface FramesAnswer {
  /** Packed frames, in the order of the ticks asked for (`frame-packing.ts`). */
  readonly frames: Uint8Array;
  /** Ticks for which there is no frame, with the nearest ones that have one. */
  readonly missing: readonly { readonly tick: number; readonly nearest: readonly number[] }[];
}

/** Notes as they are kept. */
export interface NotesAnswer {
  /** The name of their file, which is that of what they are about. */
  readonly notes: string;
  readonly file: Notes;
  /** Names what is on the disk; a write that is based on it knows of no other. */
  readonly revision: string;
  /** As `KeptFile` tells it; notes in state `newer` cannot be written. */
  readonly state: 'new' | 'read' | 'upgraded' | 'restored' | 'reset' | 'newer';
}

/** A saved session, for lists. */
export interface SessionEntry {
  readonly session: string;
  readonly name: string;
  /** What it shows, in words. */
  readonly shows: string;
  /** In ms since 1970. */
  readonly savedAt: number;
  /** It is what was open when a page was left. */
  readonly last: boolean;
}

/** A session that was kept, and as a file that can be taken away. */
export interface SavedSession {
  readonly session: string;
  readonly document: string;
}

/** A session with its items as the library has them now. */
export interface OpenedSession {
  readonly name: string;
  readonly view: SessionView;
  /** Names of what is not there any more, and of what is there and has changed. */
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly document: string;
}

/** A fault as it crosses the channel. */
export interface FaultAnswer {
  readonly code: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: FaultAnswer };

/** What the services do, by request; each throws a `Fault`, which the page receives as such. */
export interface Services {
  hello(): Promise<Hello>;
  library(): Promise<readonly LibraryItem[]>;
  /** Takes files of the user's, piece by piece; `endUpload` puts them into the library, `dropUpload` gives them up. */
  startUpload(request: StartUploadRequest): Promise<UploadRequest>;
  uploadPiece(request: UploadPieceRequest): Promise<void>;
  endUpload(request: UploadRequest): Promise<UploadEnd>;
  dropUpload(request: UploadRequest): Promise<void>;
  /** Takes an opened item off the list; the user's own file stays, a copy that was sent is removed. */
  forget(request: ForgetRequest): Promise<void>;
  open(request: OpenRequest): Promise<OpenedReplay>;
  /** Aborted by the next request on the same lane, by `abort` and by `close`: then it throws `cancelled`. */
  frames(request: FramesRequest): Promise<FramesAnswer>;
  /** Gives up all frames that were asked for, and the recording of a module's run. */
  abort(request: ReplayRequest): Promise<void>;
  close(request: ReplayRequest): Promise<void>;
  /** Grades a module on a case; `grading` events tell how far it is. A second call for both gives up the first. */
  grade(request: GradeRequest): Promise<GradedHere>;
  stopGrading(request: GradeRequest): Promise<void>;
  /** Grades a module, or builds and grades a source, again whenever it changes; told by `watched`; resolves when stopped. */
  watchModule(request: WatchRequest): Promise<void>;
  stopWatching(request: GradeRequest): Promise<void>;
  /** What a run's record says. */
  readRun(request: RunRequest): Promise<RunAnswer>;
  /** Every run of a folder, by its record alone; `listing` events tell how far it is. */
  listRuns(request: RunsRequest): Promise<ListedRuns>;
  stopListing(request: RunsRequest): Promise<void>;
  /** Puts a run of a listed folder into the library; answers its id. */
  openListed(request: ListedRequest): Promise<string>;
  /** The latest grading of the module's content on the case that was made here; null where there is none. */
  lastGrading(request: GradeRequest): Promise<KeptGrading | null>;
  /** Every grading on a case that was made here, oldest first: an engine's history, build by build. */
  gradingHistory(request: CaseRequest): Promise<readonly KeptGrading[]>;
  /** What a case says of itself, and one of its variants rendered. */
  readCase(request: VariantRequest): Promise<CaseAnswer>;
  /** Looks for everything that is wrong with a case; `validating` events tell how far it is. A second call gives up the first. */
  validateCase(request: CaseRequest): Promise<CaseFindings>;
  stopValidating(request: CaseRequest): Promise<void>;
  /**
   * Builds a source folder with a case's commands, which the page has shown and the user has agreed to; `building` events
   * bring the log, and the library keeps the module. A second call for both gives up the first.
   */
  build(request: BuildRequest): Promise<BuiltEngine>;
  stopBuilding(request: BuiltRequest): Promise<void>;
  /** Runs a module with growing numbers of ticks; `fuel` events tell what is known so far. */
  measureFuel(request: FuelRequest): Promise<FuelSeries>;
  stopMeasuring(request: FuelRequest): Promise<void>;
  /** Finds where two sides first differ; `comparing` events tell what is done and known. Throws what sides throw. */
  compare(request: CompareRequest): Promise<ComparisonAnswer>;
  /** Looks for the reading that explains a comparison. */
  explain(request: ComparisonRequest): Promise<ExplainedAnswer>;
  spread(request: ComparisonRequest): Promise<SpreadAnswer>;
  /** Makes the scenario as small as it can be; `shrinking` events tell the best so far, and stopping it keeps that. */
  shrink(request: ComparisonRequest): Promise<ShrunkAnswer>;
  /** All that is known of a comparison, as a zip. */
  bundle(request: BundleRequest): Promise<Uint8Array>;
  /** Gives up what a comparison is doing; what was found is kept. */
  stopComparing(request: ComparisonRequest): Promise<void>;
  closeComparison(request: ComparisonRequest): Promise<void>;
  /** The settings as they lie on the disk now, with what is wrong with them. */
  readSettings(): Promise<SettingsAnswer>;
  /** Throws a `Fault`: `kept-newer`, `kept-unwritable`, `kept-unreadable`. */
  changeSettings(change: SettingsChange): Promise<SettingsAnswer>;
  /** Removes the frames that are kept on the disk. */
  clearCache(): Promise<SettingsAnswer>;
  /** Looks for a run's case in the case folders of the settings; answers its id once it is in the library, else null. */
  locateCase(request: RunRequest): Promise<string | null>;
  /** Takes everything that the user opened off the list, as `forget` does. */
  clearRecents(): Promise<void>;
  /** Versions, the machine and the last lines of the log, as text without paths. */
  diagnostics(): Promise<string>;
  /** Notes on what is open in A; there are always some, if only none. */
  readNotes(request: ReadNotesRequest): Promise<NotesAnswer>;
  /** Writes all notes of a file. Throws `kept-conflict` where it was changed since `basedOn`, unless both are to be kept. */
  writeNotes(request: WriteNotesRequest): Promise<NotesAnswer>;
  /** Saved sessions, latest first. */
  listSessions(): Promise<readonly SessionEntry[]>;
  saveSession(request: SaveSessionRequest): Promise<SavedSession>;
  /** Finds a session's items again. Throws `unknown-session`, `session-invalid`, `kept-newer`. */
  openSession(request: OpenSessionRequest): Promise<OpenedSession>;
  dropSession(request: DropSessionRequest): Promise<void>;
}

/** What the services tell without being asked; every event names what it is about. */
export interface Events {
  /** Work in the background, from 0 to `total` in its own unit; `done` equal to `total` ends it. */
  progress(event: {
    readonly replay: string;
    readonly work: string;
    readonly done: number;
    readonly total: number;
  }): void;
  /** What can be had within a moment, by how it would come. */
  reach(event: {
    readonly replay: string;
    readonly ranges: readonly { readonly provenance: Provenance; readonly range: TickRange }[];
  }): void;
  alert(event: { readonly replay: string; readonly alert: Alert }): void;
  /** Cases done of all, and what is running now, in words. */
  grading(event: {
    readonly module: string;
    readonly case: string;
    readonly done: number;
    readonly total: number;
    readonly running: string;
  }): void;
  /** Inputs of a case looked at, of all. */
  validating(event: CaseRequest & { readonly done: number; readonly total: number }): void;
  /** Lines of a build's log since the event before; `left` that came in between are left out. */
  building(event: BuiltRequest & { readonly lines: readonly string[]; readonly left: number }): void;
  listing(event: RunsRequest & { readonly done: number; readonly total: number }): void;
  /**
   * What a build came to, and what changed since the one before; `graded` is null where there is none to grade. `built` is
   * the id of the module of a watched source, whose own id is `module`.
   */
  watched(
    event: GradeRequest & {
      readonly graded: GradedHere | null;
      readonly built?: string;
      readonly changes: readonly CaseChange[];
      readonly fault?: string;
    },
  ): void;
  fuel(event: FuelRequest & { readonly series: FuelSeries }): void;
  comparing(event: {
    readonly comparison: string;
    readonly work: string;
    readonly done: number;
    readonly total: number;
  }): void;
  shrinking(event: { readonly comparison: string; readonly best: Shrinking }): void;
  /** What became of files that were opened where they lie: from the system, by a dialog or by a drop on the window. */
  opened(event: FilesOpened): void;
  /** They were changed by the desktop app's own dialogs. */
  settings(event: SettingsAnswer): void;
}
