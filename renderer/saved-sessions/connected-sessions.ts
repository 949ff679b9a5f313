import type { OpenedSession, Services } from '../../shared/api/answers.ts';
import { Fault } from '../../shared/base/fault.ts';
import {
  LONGEST_SESSION_TEXT,
  SESSION_FILE_ENDING,
  type SessionView,
} from '../../shared/sessions/session.ts';
import { saveFile } from '../commands/save-file.ts';
import { toldFault } from '../errors/told-fault.ts';
import type { AppState } from '../state/app-state.ts';
import type { SessionControls } from '../state/sessions.ts';
import { captureView, defaultName } from './capture-view.ts';
import { restoreView } from './restore-view.ts';

/** The last session is kept as one works, some seconds behind. */
const KEEP_AFTER_MS = 2000;

/** Saves and opens sessions over one connection, and keeps the last one. */
export class ConnectedSessions implements SessionControls {
  readonly #app: AppState;
  readonly #services: Services;
  readonly #stops: (() => void)[];
  /** What is to be kept as the last session, as it was when it changed. */
  #waiting: { readonly name: string; readonly view: SessionView } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(app: AppState, services: Services) {
    this.#app = app;
    this.#services = services;
    this.#stops = [
      app.place.subscribe(({ view }) => (view === 'home' ? this.#goneHome() : this.#keepSoon())),
      app.timeline.subscribe(() => this.#keepSoon()),
      app.playback.subscribe(({ loop, speed }, before) => {
        if (loop !== before.loop || speed !== before.speed) this.#keepSoon();
      }),
    ];
    this.refresh();
  }

  save(name: string): void {
    const view = captureView(this.#app);
    if (view === undefined) return;
    void this.#telling(name, async () => {
      await this.#services.saveSession({ name, last: false, view });
      this.#app.sessions.setState({ said: { kind: 'saved', name } });
      await this.#list();
    });
  }

  open(session: string): void {
    void this.#telling('The session', async () => this.#show(await this.#services.openSession({ session })));
  }

  openFile(file: File): void {
    void this.#telling(file.name, async () => {
      if (file.size > LONGEST_SESSION_TEXT)
        throw new Fault('session-too-large', 'it is too large to be a session', { found: file.size });
      this.#show(await this.#services.openSession({ text: await file.text() }));
    });
  }

  drop(session: string): void {
    void this.#telling('The session', async () => {
      await this.#services.dropSession({ session });
      await this.#list();
    });
  }

  takeAway(session?: string): void {
    void this.#telling('The session', async () => {
      const { name, document } = await this.#document(session);
      const stem = name.replaceAll(/[^\w.-]+/g, '-');
      saveFile(new Blob([document], { type: 'application/json' }), `${stem}${SESSION_FILE_ENDING}`);
    });
  }

  refresh(): void {
    void this.#telling('The list of sessions', () => this.#list());
  }

  /** Keeps what is shown as the last session, now. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const view = captureView(this.#app);
    const now = view ? { name: defaultName(this.#app), view } : this.#waiting;
    this.#waiting = undefined;
    if (now === undefined) return;
    // What cannot be kept now is tried again with the next change; nothing that a person wrote depends on it.
    await this.#services.saveSession({ ...now, last: true }).catch(() => undefined);
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  #keepSoon(): void {
    const view = captureView(this.#app);
    if (view === undefined) return;
    this.#waiting = { name: defaultName(this.#app), view };
    this.#timer ??= setTimeout(() => void this.keep(), KEEP_AFTER_MS);
  }

  #goneHome(): void {
    void this.keep().then(() => this.refresh());
  }

  async #document(session: string | undefined): Promise<{ name: string; document: string }> {
    if (session !== undefined) return await this.#services.openSession({ session });
    const view = captureView(this.#app);
    if (view === undefined) throw new Fault('nothing-to-save', 'nothing is open');
    const name = defaultName(this.#app);
    const { document } = await this.#services.saveSession({ name, last: true, view });
    return { name, document };
  }

  #show({ name, view, missing, changed }: OpenedSession): void {
    if (this.#disposed) return;
    const whole = missing.length === 0 && changed.length === 0;
    this.#app.sessions.setState({
      said: whole ? undefined : { kind: 'opened-in-part', name, missing, changed },
    });
    restoreView(this.#app, view);
  }

  async #list(): Promise<void> {
    const list = await this.#services.listSessions();
    if (!this.#disposed) this.#app.sessions.setState({ list });
  }

  /** What goes wrong is told; a connection that has ended is told by the shell. */
  async #telling(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#disposed)
        this.#app.sessions.setState({ said: { kind: 'failed', what, fault: toldFault(error) } });
    }
  }
}
