import type { FilesOpened, KeptGrading, Services } from '../../shared/api/answers.ts';
import { isCancelled } from '../../shared/base/cancelled.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { SESSION_FILE_ENDING } from '../../shared/sessions/session.ts';
import { toldFault } from '../errors/told-fault.ts';
import type { AppState } from '../state/app-state.ts';
import { type FieldState, NO_FIELD } from '../state/field.ts';
import { fuelKey } from '../state/fuel.ts';
import { gradingKey } from '../state/gradings.ts';
import type { BuildCommands, LibraryControls } from '../state/library.ts';
import { openPlace } from '../state/place.ts';
import { WATCHED_ANEW } from '../state/watching.ts';
import { ConnectedBuilds } from './build-controls.ts';
import { ConnectedCases } from './case-controls.ts';
import type { ChosenFile } from './chosen-files.ts';
import { goNext } from './go-next.ts';
import { sendFiles } from './send-files.ts';
import { placeOfRun } from './where-next.ts';

/** The way into the library over one connection; `dispose` gives up what is on its way. */
export class ConnectedLibrary implements LibraryControls {
  readonly #app: AppState;
  readonly #services: Services;
  readonly #cases: ConnectedCases;
  readonly #builds: ConnectedBuilds;
  /** Keys of gradings that were looked for among those of an earlier time. */
  readonly #recalled = new Set<string>();
  #opening: AbortController | undefined;
  #disposed = false;

  readonly #stopHearing: () => void;

  constructor(app: AppState, services: Services) {
    this.#app = app;
    this.#services = services;
    this.#cases = new ConnectedCases(app.cases, services);
    this.#builds = new ConnectedBuilds(app.builds, services);
    this.#stopHearing = app.library.subscribe(() => this.#takeOpened());
    this.#takeOpened();
  }

  open(files: readonly ChosenFile[]): void {
    const [first] = files;
    // A session only names what is to be opened, so it is no item of the library.
    if (files.length === 1 && first?.path.endsWith(SESSION_FILE_ENDING))
      this.#app.sessions.getState().controls?.openFile(first.file);
    else if (files.length > 0) void this.#open(files);
  }

  cancelOpening(): void {
    this.#opening?.abort();
  }

  forget(item: string): void {
    void this.#telling(item, async () => {
      await this.#services.forget({ item });
      await this.refresh();
    });
  }

  openItem(item: string): void {
    const found = this.#app.library.getState().items?.find(({ id }) => id === item);
    if (found) goNext(this.#app, [found]);
  }

  clearRecents(): void {
    void this.#telling('the list of recent files', async () => {
      await this.#services.clearRecents();
      await this.refresh();
    });
  }

  async diagnostics(): Promise<string> {
    return await this.#services.diagnostics();
  }

  grade(module: string, onCase: string): void {
    void this.#grade(module, onCase);
  }

  gradeOnce(module: string, onCase: string): void {
    const key = gradingKey(module, onCase);
    if (this.#recalled.has(key) || this.#app.gradings.getState()[key] !== undefined) return;
    this.#recalled.add(key);
    void this.#gradeOnce(module, onCase);
  }

  stopGrading(module: string, onCase: string): void {
    // A connection that has ended is told by the shell, and takes the grading with it.
    this.#services.stopGrading({ module, case: onCase }).catch(() => undefined);
  }

  watch(module: string, onCase: string, commands?: BuildCommands): void {
    const { watching } = this.#app;
    const key = gradingKey(module, onCase);
    const { install, build } = commands ?? {};
    const shown = install === undefined || build === undefined ? {} : { commands: { install, build } };
    watching.setState({ [key]: WATCHED_ANEW });
    // What a source was built to is a new item of the library.
    const unsubscribe = watching.subscribe((now, before) => {
      if (now[key]?.built !== undefined && now[key].built !== before[key]?.built) void this.refresh();
    });
    this.#services
      .watchModule({ module, case: onCase, ...shown })
      .then(
        () => watching.setState({ [key]: undefined }),
        (error: unknown) => watching.setState({ [key]: { ...WATCHED_ANEW, fault: messageOf(error) } }),
      )
      .finally(unsubscribe);
  }

  stopWatching(module: string, onCase: string): void {
    // As with gradings: a connection that has ended is told by the shell.
    this.#services.stopWatching({ module, case: onCase }).catch(() => undefined);
  }

  readRun(run: string): void {
    const { runs } = this.#app;
    if (runs.getState()[run] !== undefined) return;
    this.#services.readRun({ run }).then(
      (answer) => runs.setState({ [run]: answer }),
      (error: unknown) => runs.setState({ [run]: { failed: messageOf(error) } }),
    );
    void this.#locateCase(run);
  }

  readField(folder: string): void {
    const { field } = this.#app;
    const { fold } = field.getState();
    field.setState({ ...NO_FIELD, fold, folder });
    const set = (change: Partial<FieldState>): void => {
      if (field.getState().folder === folder) field.setState({ ...change, progress: undefined });
    };
    this.#services.listRuns({ folder }).then(
      (listed) => set({ listed }),
      (error: unknown) => set({ fault: toldFault(error) }),
    );
  }

  stopReadingField(folder: string): void {
    // As with gradings: a connection that has ended is told by the shell.
    this.#services.stopListing({ folder }).catch(() => undefined);
  }

  openListed(folder: string, index: number): void {
    const { field, library, place } = this.#app;
    field.setState({ refused: undefined });
    this.#services.openListed({ folder, index }).then(
      async (id) => {
        await this.refresh();
        const run = library.getState().items?.find((item) => item.id === id);
        if (run) openPlace(place, placeOfRun(run), 0, 'results');
      },
      (error: unknown) => field.setState({ refused: messageOf(error) }),
    );
  }

  async history(onCase: string): Promise<readonly KeptGrading[]> {
    return await this.#services.gradingHistory({ case: onCase });
  }

  recall(module: string, onCase: string): void {
    const { gradings } = this.#app;
    const key = gradingKey(module, onCase);
    if (gradings.getState()[key] !== undefined) return;
    this.#services.lastGrading({ module, case: onCase }).then(
      (graded) => {
        if (graded && gradings.getState()[key] === undefined)
          gradings.setState({ [key]: { kind: 'graded', ...graded } });
      },
      // What cannot be recalled can be graded; the view offers that.
      () => undefined,
    );
  }

  readCase(onCase: string, variant?: string): void {
    this.#cases.read(onCase, variant);
  }

  validate(onCase: string): void {
    this.#cases.validate(onCase);
  }

  stopValidating(onCase: string): void {
    this.#cases.stopValidating(onCase);
  }

  build(source: string, onCase: string, commands: BuildCommands): void {
    void this.#build(source, onCase, commands);
  }

  stopBuilding(source: string, onCase: string): void {
    this.#builds.stop(source, onCase);
  }

  measureFuel(module: string, scenario: string): void {
    void this.#measure(module, scenario);
  }

  stopMeasuring(module: string, scenario: string): void {
    // As with gradings: a connection that has ended is told by the shell.
    this.#services.stopMeasuring({ module, scenario }).catch(() => undefined);
  }

  /** Asks for the list anew. */
  async refresh(): Promise<void> {
    const { library } = this.#app;
    try {
      const items = await this.#services.library();
      if (!this.#disposed) library.setState({ items, error: undefined });
    } catch (error) {
      if (!this.#disposed) library.setState({ items: undefined, error: messageOf(error) });
    }
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopHearing();
    this.cancelOpening();
  }

  async #open(files: readonly ChosenFile[]): Promise<void> {
    const { library } = this.#app;
    this.#opening?.abort();
    const opening = new AbortController();
    this.#opening = opening;
    const [first] = files;
    const name = files.length === 1 ? (first?.path ?? '') : `${files.length} files`;
    const tell = (done: number, total: number): void => {
      if (this.#opening === opening) library.setState({ sending: { name, done, total } });
    };
    tell(0, 1);
    library.setState({ refused: [] });
    await this.#telling(name, async () => {
      await this.#show(await sendFiles(this.#services, files, tell, opening.signal));
    });
    if (this.#opening === opening) library.setState({ sending: undefined });
  }

  /** What was opened without the page: from the system, by its dialog or by a drop on the window. */
  #takeOpened(): void {
    const { library } = this.#app;
    const { opened } = library.getState();
    if (opened.length === 0) return;
    library.setState({ opened: [], refused: [] });
    for (const files of opened) void this.#show(files);
  }

  async #show({ added, refused, tick, session }: FilesOpened): Promise<void> {
    const { library } = this.#app;
    await this.refresh();
    if (this.#disposed) return;
    library.setState({ refused });
    if (session !== undefined) this.#app.sessions.getState().controls?.open(session);
    const items = library.getState().items ?? [];
    goNext(
      this.#app,
      items.filter(({ id }) => added.includes(id)),
      tick,
    );
  }

  /** A case that is not in the library may lie in one of the case folders; whoever has none is asked by the view. */
  async #locateCase(run: string): Promise<void> {
    const items = this.#app.library.getState().items ?? [];
    const facts = items.find(({ id }) => id === run)?.run;
    const name = facts && `${facts.caseSlug} ${facts.caseVersion}`;
    if (name === undefined || items.some((item) => item.kind === 'case' && item.name === name)) return;
    const found = await this.#services.locateCase({ run }).catch(() => null);
    if (found !== null) await this.refresh();
  }

  async #gradeOnce(module: string, onCase: string): Promise<void> {
    const { gradings } = this.#app;
    const key = gradingKey(module, onCase);
    const asked = { module, case: onCase };
    const [kept, host] = await Promise.all([this.#services.lastGrading(asked), this.#services.hello()]).catch(
      // What cannot be recalled is graded, which tells what is wrong.
      () => [null, undefined] as const,
    );
    if (gradings.getState()[key] !== undefined) return;
    // Another version may count fuel another way.
    if (kept && kept.host === `wasmtime ${host?.wasmtime}`)
      gradings.setState({ [key]: { kind: 'graded', ...kept } });
    else await this.#grade(module, onCase);
  }

  async #grade(module: string, onCase: string): Promise<void> {
    const { gradings } = this.#app;
    const key = gradingKey(module, onCase);
    gradings.setState({ [key]: { kind: 'running', done: 0, total: 1, running: '' } });
    try {
      const graded = await this.#services.grade({ module, case: onCase });
      gradings.setState({ [key]: { kind: 'graded', ...graded } });
    } catch (error) {
      gradings.setState({ [key]: { kind: 'failed', fault: toldFault(error) } });
    }
  }

  /** What was built is graded, and stands in the dialog in place of its source if that is still chosen there. */
  async #build(source: string, onCase: string, commands: BuildCommands): Promise<void> {
    const module = await this.#builds.build(source, onCase, commands);
    if (module === undefined) return;
    await this.refresh();
    const { overlay } = this.#app;
    const { toGrade } = overlay.getState();
    if (toGrade.module === source) overlay.setState({ toGrade: { module, case: onCase } });
    await this.#grade(module, onCase);
  }

  async #measure(module: string, scenario: string): Promise<void> {
    const { fuel } = this.#app;
    const key = fuelKey(module, scenario);
    fuel.setState({ [key]: { points: [], limit: undefined, crossedAt: undefined, done: 0, total: 1 } });
    try {
      fuel.setState({ [key]: await this.#services.measureFuel({ module, scenario }) });
    } catch (error) {
      fuel.setState({ [key]: { failed: isCancelled(error) ? 'cancelled' : messageOf(error) } });
    }
  }

  /** What goes wrong with a file is told where it was opened. */
  async #telling(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isCancelled(error)) this.#app.library.setState({ refused: [{ path, ...toldFault(error) }] });
    }
  }
}
