import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events, FaultAnswer, FilesOpened, KeptGrading, LibraryItem } from '../../shared/api/answers.ts';
import type { ChosenFile } from '../opening/chosen-files.ts';
import type { OpenPlace } from './place.ts';

/** What can be opened, once the services have told. */
export interface LibraryState {
  readonly items: readonly LibraryItem[] | undefined;
  readonly error: string | undefined;
  /** Files on their way to the services. */
  readonly sending: Sending | undefined;
  /** What was refused of the files that were chosen last. */
  readonly refused: readonly Refused[];
  /** What is being read that was opened without the page. */
  readonly reading: string | undefined;
  /** What became of files that were opened without the page, and has not been looked at. */
  readonly opened: readonly FilesOpened[];
  readonly controls: LibraryControls | undefined;
}

/** How far files are that are being sent, in bytes. */
export interface Sending {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

export interface Refused extends FaultAnswer {
  readonly path: string;
}

/** What views and commands may ask for beside an open replay, while there is a connection. */
export interface LibraryControls {
  /** Sends files, puts them into the library and goes where they lead. A second call gives up the first. */
  open(files: readonly ChosenFile[]): void;
  cancelOpening(): void;
  forget(item: string): void;
  /** Goes where an item leads, as if it had just been opened. */
  openItem(item: string): void;
  /** Takes all that was opened off the list. */
  clearRecents(): void;
  /** What the services know for a report. Throws their `Fault`. */
  diagnostics(): Promise<string>;
  /** Grades a module on a case; progress and result go to the store of gradings. */
  grade(module: string, onCase: string): void;
  /** As `grade`, unless the module was graded on the case before, at whatever time: then that is taken. */
  gradeOnce(module: string, onCase: string): void;
  stopGrading(module: string, onCase: string): void;
  /** Grades a module, or with commands a source, again whenever it changes, until that is stopped. */
  watch(module: string, onCase: string, commands?: BuildCommands): void;
  stopWatching(module: string, onCase: string): void;
  /** Reads a run's record into the store of runs, where it is not there yet. */
  readRun(run: string): void;
  /** Reads the records of a folder of runs into the store of the field. */
  readField(folder: string): void;
  stopReadingField(folder: string): void;
  /** Opens the results of a run of the folder that was read, by its place in the list. */
  openListed(folder: string, index: number): void;
  /** Every grading on a case that was made here, oldest first. Throws the `Fault` of the services. */
  history(onCase: string): Promise<readonly KeptGrading[]>;
  /** Takes the latest grading of an earlier time into the store, where there is one and none is known yet. */
  recall(module: string, onCase: string): void;
  /** Reads a case and renders a variant of it, the default one unless another is named, into the store of cases. */
  readCase(onCase: string, variant?: string): void;
  /** Looks for everything that is wrong with a case, into the store of cases. */
  validate(onCase: string): void;
  stopValidating(onCase: string): void;
  /** Runs the commands in a copy of a source folder, keeps the module and grades it; the log goes to the store of builds. */
  build(source: string, onCase: string, commands: BuildCommands): void;
  stopBuilding(source: string, onCase: string): void;
  /** Measures a module's fuel over the ticks of a scenario, into the store of fuel. */
  measureFuel(module: string, scenario: string): void;
  stopMeasuring(module: string, scenario: string): void;
}

/** The commands of a case as they were shown. */
export interface BuildCommands {
  readonly install: string;
  readonly build: string;
}

export type LibraryStore = StoreApi<LibraryState>;

export function createLibraryStore(): LibraryStore {
  return createStore<LibraryState>()(() => ({
    items: undefined,
    error: undefined,
    sending: undefined,
    refused: [],
    reading: undefined,
    opened: [],
    controls: undefined,
  }));
}

/** The store as the receiver of what was opened without the page; whoever opens files looks at it. */
export function listenToOpened(store: LibraryStore): Pick<Events, 'opened'> {
  return {
    opened: (event) =>
      store.setState(({ opened }) =>
        event.reading === undefined
          ? { reading: undefined, opened: [...opened, event] }
          : { reading: event.reading },
      ),
  };
}

/** What the user opened, latest first. */
export function recentOf(items: readonly LibraryItem[]): readonly LibraryItem[] {
  return items
    .filter(({ openedAt }) => openedAt !== undefined)
    .sort((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0));
}

/** Items of one kind that can be opened, what the user opened before the demo. */
export function itemsOf(items: readonly LibraryItem[], kind: LibraryItem['kind']): readonly LibraryItem[] {
  const some = items.filter((item) => item.kind === kind && item.trouble === undefined);
  return [
    ...some.filter(({ origin }) => origin === 'opened'),
    ...some.filter(({ origin }) => origin === 'demo'),
  ];
}

/** What an item is called; its id where the library does not hold it. */
export function nameOfItem(items: readonly LibraryItem[], id: string): string {
  return items.find((item) => item.id === id)?.name ?? id;
}

/** The expected answer of a scenario, where a case has one. */
export function answerOf(items: readonly LibraryItem[], scenario: string): string | undefined {
  return items.find(({ id }) => id === scenario)?.of?.answer;
}

/** The case of the open scenario; that of a run is found by slug and version, where the library has it. */
export function caseOfOpen(
  open: OpenPlace | undefined,
  items: readonly LibraryItem[],
): LibraryItem | undefined {
  const id = items.find((item) => item.id === open?.scenario)?.of?.case;
  const run = items.find((item) => item.id === open?.run)?.run;
  const name = run && `${run.caseSlug} ${run.caseVersion}`;
  return items.find((item) => item.kind === 'case' && (item.id === id || item.name === name));
}
