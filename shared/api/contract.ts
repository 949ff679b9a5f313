import { z } from 'zod';
import type { Notes } from '../notes/notes.ts';
import { notesSchema } from '../notes/schema.ts';
import { sessionViewSchema } from '../sessions/schema.ts';
import { LONGEST_SESSION_NAME, LONGEST_SESSION_TEXT } from '../sessions/session.ts';
import { isNumberFormat, MOTIONS, SETTING_BOUNDS, THEMES } from '../settings/settings.ts';
import { MOST_FILES_AN_UPLOAD, MOST_TICKS_A_REQUEST, UPLOAD_PIECE_BYTES } from './limits.ts';
import type { RequestName } from './request-names.ts';

/** Ids are handed out by the services; a page never names a path. */
const id = z.string().min(1).max(100);
const tick = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * What a replay is opened from. `scenario`, `module`, `states` are ids of library items. A module is run here, and states
 * beside it are what it was graded by; states alone are shown as they were recorded; a scenario alone is the reference's.
 */
export const openRequest = z.strictObject({
  scenario: id.optional(),
  module: id.optional(),
  states: id.optional(),
  /** Frames out of the module's own playback exports instead of its graded entry. */
  playback: z.boolean().default(false),
});
export type OpenRequest = z.input<typeof openRequest>;

export const framesRequest = z.strictObject({
  replay: id,
  ticks: z.array(tick).min(1).max(MOST_TICKS_A_REQUEST),
  /**
   * A request aborts the one before it on the same lane of the same replay: `seek` for the cursor, `ahead` for read-ahead,
   * `before` for the tick before the cursor, `history` for a stretch of one entity, `graded` to check graded ticks.
   */
  lane: z.enum(['seek', 'ahead', 'before', 'history', 'graded']).default('seek'),
});
export type FramesRequest = z.input<typeof framesRequest>;

export const replayRequest = z.strictObject({ replay: id });
export type ReplayRequest = z.infer<typeof replayRequest>;

/** Files that the user chose in the page, by their paths from the folder that was chosen, and their sizes in bytes. */
export const startUploadRequest = z.strictObject({
  files: z
    .array(z.strictObject({ path: z.string().min(1).max(1000), size: z.number().int().nonnegative() }))
    .min(1)
    .max(MOST_FILES_AN_UPLOAD),
});
export type StartUploadRequest = z.infer<typeof startUploadRequest>;

/** The next bytes of one file of an upload; files are sent one after the other. */
export const uploadPieceRequest = z.strictObject({
  upload: id,
  file: z.number().int().nonnegative(),
  bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.length <= UPLOAD_PIECE_BYTES, 'too long'),
});
export type UploadPieceRequest = z.infer<typeof uploadPieceRequest>;

export const uploadRequest = z.strictObject({ upload: id });
export type UploadRequest = z.infer<typeof uploadRequest>;

/** An item that the user opened, to be taken off the list. */
export const forgetRequest = z.strictObject({ item: id });
export type ForgetRequest = z.infer<typeof forgetRequest>;

/** A module of the library, and the case that it is graded on. */
export const gradeRequest = z.strictObject({ module: id, case: id });
export type GradeRequest = z.infer<typeof gradeRequest>;

export const runRequest = z.strictObject({ run: id });
export type RunRequest = z.infer<typeof runRequest>;

/** A folder of runs. */
export const runsRequest = z.strictObject({ folder: id });
export type RunsRequest = z.infer<typeof runsRequest>;

/** A run of a folder that was listed, by its place in the list. */
export const listedRequest = z.strictObject({ folder: id, index: z.int().nonnegative() });
export type ListedRequest = z.infer<typeof listedRequest>;

export const caseRequest = z.strictObject({ case: id });
export type CaseRequest = z.infer<typeof caseRequest>;

/** A case, and which variant of it is rendered; the default one unless another is named. */
export const variantRequest = z.strictObject({ case: id, variant: z.string().max(200).optional() });
export type VariantRequest = z.infer<typeof variantRequest>;

/** A source folder of the library, and the case that it is built for. */
export const builtRequest = z.strictObject({ source: id, case: id });
export type BuiltRequest = z.infer<typeof builtRequest>;

/** The commands as the page has shown them: no others are run. */
export const buildRequest = z.strictObject({
  source: id,
  case: id,
  install: z.string().max(100_000),
  build: z.string().max(100_000),
});
export type BuildRequest = z.infer<typeof buildRequest>;

/** A module or, with the case's commands as they were shown, a source folder that is graded whenever it changes. */
export const watchRequest = gradeRequest.extend({
  commands: buildRequest.pick({ install: true, build: true }).optional(),
});
export type WatchRequest = z.infer<typeof watchRequest>;

/** A module and the scenario over whose ticks its fuel is measured. */
export const fuelRequest = z.strictObject({ module: id, scenario: id });
export type FuelRequest = z.infer<typeof fuelRequest>;

/** One of two that are compared: a module, states, or with neither the reference. */
const side = z.strictObject({ module: id.optional(), states: id.optional() });

/** Two sides on a scenario; the page names the comparison, so that what is told of it on the way has a name. */
export const compareRequest = z.strictObject({
  comparison: id,
  scenario: id.optional(),
  a: side,
  b: side,
  /** Every tick of the run. */
  dense: z.boolean().default(false),
});
export type CompareRequest = z.input<typeof compareRequest>;

export const comparisonRequest = z.strictObject({ comparison: id });
export type ComparisonRequest = z.infer<typeof comparisonRequest>;

/** A comparison, and a picture of its first different tick. */
export const bundleRequest = z.strictObject({
  comparison: id,
  picture: z.instanceof(Uint8Array).optional(),
});
export type BundleRequest = z.infer<typeof bundleRequest>;

const bounded = (name: keyof typeof SETTING_BOUNDS) =>
  z.number().int().min(SETTING_BOUNDS[name][0]).max(SETTING_BOUNDS[name][1]);

/** Settings that change, all others stay. Folders are named by handles: a case of the library, a place in the list. */
export const settingsChange = z.strictObject({
  theme: z.enum(THEMES).optional(),
  motion: z.enum(MOTIONS).optional(),
  numbers: z.string().refine(isNumberFormat, 'is no language tag').optional(),
  jobs: bounded('jobs').optional(),
  timeLimitSeconds: bounded('timeLimitSeconds').optional(),
  memoryMebibytes: bounded('memoryMebibytes').optional(),
  cacheMebibytes: bounded('cacheMebibytes').optional(),
  /** By command; `null` gives one its usual keys again. */
  keys: z
    .record(z.string().regex(/^[a-z0-9-]{1,64}$/), z.array(z.string().min(1).max(40)).max(5).nullable())
    .optional(),
  /** A case of the library whose catalog joins the case folders. */
  addCaseFolder: id.optional(),
  dropCaseFolder: z.number().int().nonnegative().optional(),
  usualCachePlace: z.literal(true).optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;
/** The name of a file of notes, as `readNotes` answers it. */
const notesName = z.string().regex(/^[0-9a-f]{64}$/);

/** Notes by their name, or by what is open in A. */
export const readNotesRequest = z.union([
  z.strictObject({ notes: notesName }),
  z
    .strictObject({ scenario: id.optional(), module: id.optional(), states: id.optional() })
    .refine(({ scenario, states }) => scenario !== undefined || states !== undefined, 'nothing is open'),
]);
export type ReadNotesRequest = z.infer<typeof readNotesRequest>;

/** All notes of a file as they are to be, and the revision that the page had read. */
export const writeNotesRequest = z.strictObject({
  notes: notesName,
  file: notesSchema,
  basedOn: z.string().max(100),
  /** Where they have been changed since, both are kept; otherwise the write is refused. */
  keepBoth: z.boolean(),
});
export type WriteNotesRequest = Omit<z.infer<typeof writeNotesRequest>, 'file'> & { readonly file: Notes };

export const saveSessionRequest = z.strictObject({
  name: z.string().min(1).max(LONGEST_SESSION_NAME),
  /** As the one that was open when the page was left, instead of under its name. */
  last: z.boolean(),
  view: sessionViewSchema,
});
export type SaveSessionRequest = z.infer<typeof saveSessionRequest>;

const savedSession = z.strictObject({ session: z.string().regex(/^[a-z0-9-]{1,64}$/) });

/** A saved session, or the text of a file that was taken away. */
export const openSessionRequest = z.union([
  savedSession,
  z.strictObject({ text: z.string().max(LONGEST_SESSION_TEXT) }),
]);
export type OpenSessionRequest = z.infer<typeof openSessionRequest>;

export const dropSessionRequest = savedSession;
export type DropSessionRequest = z.infer<typeof dropSessionRequest>;

/** The arguments of every request, by its name. */
export const REQUESTS = {
  hello: z.tuple([]),
  library: z.tuple([]),
  startUpload: z.tuple([startUploadRequest]),
  uploadPiece: z.tuple([uploadPieceRequest]),
  endUpload: z.tuple([uploadRequest]),
  dropUpload: z.tuple([uploadRequest]),
  forget: z.tuple([forgetRequest]),
  open: z.tuple([openRequest]),
  frames: z.tuple([framesRequest]),
  abort: z.tuple([replayRequest]),
  close: z.tuple([replayRequest]),
  grade: z.tuple([gradeRequest]),
  stopGrading: z.tuple([gradeRequest]),
  watchModule: z.tuple([watchRequest]),
  stopWatching: z.tuple([gradeRequest]),
  readRun: z.tuple([runRequest]),
  listRuns: z.tuple([runsRequest]),
  stopListing: z.tuple([runsRequest]),
  openListed: z.tuple([listedRequest]),
  lastGrading: z.tuple([gradeRequest]),
  gradingHistory: z.tuple([caseRequest]),
  readCase: z.tuple([variantRequest]),
  validateCase: z.tuple([caseRequest]),
  stopValidating: z.tuple([caseRequest]),
  build: z.tuple([buildRequest]),
  stopBuilding: z.tuple([builtRequest]),
  measureFuel: z.tuple([fuelRequest]),
  stopMeasuring: z.tuple([fuelRequest]),
  compare: z.tuple([compareRequest]),
  explain: z.tuple([comparisonRequest]),
  spread: z.tuple([comparisonRequest]),
  shrink: z.tuple([comparisonRequest]),
  bundle: z.tuple([bundleRequest]),
  stopComparing: z.tuple([comparisonRequest]),
  closeComparison: z.tuple([comparisonRequest]),
  readSettings: z.tuple([]),
  changeSettings: z.tuple([settingsChange]),
  clearCache: z.tuple([]),
  locateCase: z.tuple([runRequest]),
  clearRecents: z.tuple([]),
  diagnostics: z.tuple([]),
  readNotes: z.tuple([readNotesRequest]),
  writeNotes: z.tuple([writeNotesRequest]),
  listSessions: z.tuple([]),
  saveSession: z.tuple([saveSessionRequest]),
  openSession: z.tuple([openSessionRequest]),
  dropSession: z.tuple([dropSessionRequest]),
} as const satisfies Record<RequestName, z.ZodType>;
