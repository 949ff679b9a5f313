import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionEntry } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { sessionSchema } from '../../../shared/sessions/schema.ts';
import { SESSION_VERSION, type Session } from '../../../shared/sessions/session.ts';
import { KeptFile } from '../kept/kept-file.ts';
import { type KeptFormat, parseKept } from '../kept/read-kept.ts';

/** The session that was open when a page was left. */
const LAST_SESSION = 'last';
/** More are not listed; the oldest stay behind. */
const MOST_LISTED = 200;

const EMPTY: Session = {
  ...{ name: 'empty', savedAt: 0, items: {}, view: 'home', playback: false, besideReference: false },
  ...{ tick: 0, layers: [], table: false, speed: 1 },
};

const FORMAT: KeptFormat<Session> = {
  name: 'sessions',
  version: SESSION_VERSION,
  schema: sessionSchema,
  upgrades: [],
  empty: () => EMPTY,
};

/** The saved sessions of a folder. */
export class KeptSessions {
  readonly #folder: string;
  /** One instance a file, so that changes of one session wait for each other. */
  readonly #files = new Map<string, KeptFile<Session>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All sessions, latest first; one that cannot be read is set aside and not listed. */
  async list(): Promise<readonly SessionEntry[]> {
    const ids = (await namesIn(this.#folder)).flatMap(
      (name) => /^([a-z0-9-]{1,64})\.json$/.exec(name)?.[1] ?? [],
    );
    const entries = await Promise.all(ids.map((id) => this.#entry(id)));
    return entries
      .flat()
      .sort((a, b) => b.savedAt - a.savedAt)
      .slice(0, MOST_LISTED);
  }

  /** Keeps a session, as the last one or under its name; returns its id. Rejects as `KeptFile.change`. */
  async save(session: Session, last: boolean): Promise<string> {
    const id = last ? LAST_SESSION : idOfName(session.name);
    await this.#file(id).change(() => session);
    return id;
  }

  /** Rejects with a `Fault`: `unknown-session`, those of `KeptFile.read`. */
  async read(id: string): Promise<Session> {
    const kept = await this.#file(id).read();
    if (kept.state === 'new' || kept.state === 'reset')
      throw new Fault('unknown-session', 'this session is not there any more', { found: id });
    return kept.value;
  }

  async drop(id: string): Promise<void> {
    const { path } = this.#file(id);
    for (const file of [path, `${path}.bak`]) await rm(file, { force: true });
  }

  async #entry(id: string): Promise<SessionEntry[]> {
    try {
      const { name, savedAt, items, besideReference } = await this.read(id);
      return [
        { session: id, name, savedAt, shows: wordsOf(items, besideReference), last: id === LAST_SESSION },
      ];
    } catch (error) {
      if (error instanceof Fault) return [];
      throw error;
    }
  }

  #file(id: string): KeptFile<Session> {
    // An id becomes part of a path.
    if (!/^[a-z0-9-]{1,64}$/.test(id))
      throw new Fault('unknown-session', 'no session has that name', { found: id });
    const known = this.#files.get(id) ?? new KeptFile(join(this.#folder, `${id}.json`), FORMAT);
    this.#files.set(id, known);
    return known;
  }
}

/** A session as people take it away. */
export function sessionDocument(session: Session): string {
  return `${JSON.stringify({ ...session, version: SESSION_VERSION }, undefined, 2)}\n`;
}

/** Reads such a document. Throws a `Fault` (`session-invalid`, `kept-newer`). */
export function readSessionDocument(text: string): Session {
  const parsed = parseKept(FORMAT, new TextEncoder().encode(text));
  if (parsed.kind === 'valid') return parsed.value;
  if (parsed.kind === 'newer')
    throw new Fault('kept-newer', 'it was saved by a newer version', {
      limit: SESSION_VERSION,
      found: parsed.version,
    });
  throw new Fault('session-invalid', `it is no session: ${parsed.why}`);
}

function idOfName(name: string): string {
  return `named-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/** What a session shows: "naive on medium, beside lanes". */
function wordsOf(
  { scenario, module, states, beside, run, field, case: onCase }: Session['items'],
  besideReference: boolean,
): string {
  const who = module?.name ?? states?.name ?? (scenario && 'reference');
  const other = besideReference ? 'the reference' : beside?.name;
  if (who === undefined) return (field ?? onCase ?? run)?.name ?? '';
  return `${who}${scenario ? ` on ${scenario.name}` : ''}${other ? `, beside ${other}` : ''}`;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
