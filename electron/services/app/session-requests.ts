import type { OpenedSession, SavedSession } from '../../../shared/api/answers.ts';
import type { OpenSessionRequest, SaveSessionRequest } from '../../../shared/api/contract.ts';
import type { ContentHashes } from '../files/content-hashes.ts';
import type { Library } from '../library/library.ts';
import { type KeptSessions, readSessionDocument, sessionDocument } from '../sessions/kept-sessions.ts';
import { findItems, sessionItems } from '../sessions/session-items.ts';

export interface SessionContext {
  readonly library: Library;
  readonly hashes: ContentHashes;
  readonly sessions: KeptSessions;
}

/** Keeps a page's view as a session. Rejects as `KeptSessions.save`. */
export async function saveSession(
  { library, hashes, sessions }: SessionContext,
  { name, last, view }: SaveSessionRequest,
): Promise<SavedSession> {
  const items = await sessionItems(view, library, hashes);
  const session = { ...view, name, savedAt: Date.now(), items };
  return { session: await sessions.save(session, last), document: sessionDocument(session) };
}

/** Opens a kept session, or one out of a file. Rejects as `KeptSessions.read` and `readSessionDocument`. */
export async function openSession(
  { library, hashes, sessions }: SessionContext,
  request: OpenSessionRequest,
): Promise<OpenedSession> {
  const session =
    'text' in request ? readSessionDocument(request.text) : await sessions.read(request.session);
  const { items, missing, changed } = await findItems(session, library, hashes);
  const { view, playback, besideReference, tick, cell, layers, table, camera, stretch, loop, speed } =
    session;
  const look = { view, playback, besideReference, tick, cell, layers, table, camera, stretch, loop, speed };
  return {
    name: session.name,
    view: { ...look, items },
    missing,
    changed,
    document: sessionDocument(session),
  };
}
