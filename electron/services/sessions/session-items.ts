import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { RECORD_FILE } from '../../../shared/records/layout.ts';
import {
  SESSION_ROLES,
  type Session,
  type SessionItem,
  type SessionRole,
  type SessionView,
} from '../../../shared/sessions/session.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';
import type { ContentHash, ContentHashes } from '../files/content-hashes.ts';
import type { Library } from '../library/library.ts';

/** A session's items in the library of today. */
export interface FoundItems {
  readonly items: Readonly<Partial<Record<SessionRole, string>>>;
  /** Names of what is nowhere any more. */
  readonly missing: readonly string[];
  /** Names of what is where it was, and is not the same any more. */
  readonly changed: readonly string[];
}

/** The items of a view as a session remembers them; what the library does not hold is left out. */
export async function sessionItems(
  view: SessionView,
  library: Library,
  hashes: ContentHashes,
): Promise<Session['items']> {
  const items: Partial<Record<SessionRole, SessionItem>> = {};
  for (const role of SESSION_ROLES) {
    const id = view.items[role];
    const item = library.items().find((one) => one.id === id);
    if (item === undefined) continue;
    items[role] = {
      id: item.id,
      kind: item.kind,
      name: item.name,
      ...(await contentOf(item, library, hashes)),
    };
  }
  return items;
}

/** Finds a session's items again: by content wherever they lie, else where they were. */
export async function findItems(
  session: Session,
  library: Library,
  hashes: ContentHashes,
): Promise<FoundItems> {
  const items: Partial<Record<SessionRole, string>> = {};
  const missing: string[] = [];
  const changed: string[] = [];
  for (const role of SESSION_ROLES) {
    const wanted = session.items[role];
    if (wanted === undefined) continue;
    const found = await find(wanted, library, hashes);
    if (found === undefined) missing.push(wanted.name);
    else items[role] = found.id;
    if (found?.changed) changed.push(wanted.name);
  }
  return { items, missing, changed };
}

async function find(
  wanted: SessionItem,
  library: Library,
  hashes: ContentHashes,
): Promise<{ id: string; changed: boolean } | undefined> {
  const usable = library.items().filter(({ kind, trouble }) => kind === wanted.kind && trouble === undefined);
  const there = usable.find(({ id }) => id === wanted.id);
  const others = usable.filter((item) => item !== there);
  for (const item of there === undefined ? others : [there, ...others]) {
    if (await holds(item, wanted, library, hashes)) return { id: item.id, changed: false };
  }
  if (there === undefined) return undefined;
  return { id: there.id, changed: (await contentOf(there, library, hashes)) !== undefined };
}

async function holds(
  item: LibraryItem,
  { sha256, bytes }: SessionItem,
  library: Library,
  hashes: ContentHashes,
): Promise<boolean> {
  const file = contentFile(item, library);
  if (sha256 === undefined || file === undefined) return false;
  if (bytes !== undefined && statSync(file).size !== bytes) return false;
  return (await contentOf(item, library, hashes))?.sha256 === sha256;
}

/** The content that an item is known by; undefined where it has none, or cannot be read now. */
async function contentOf(
  item: LibraryItem,
  library: Library,
  hashes: ContentHashes,
): Promise<ContentHash | undefined> {
  const file = contentFile(item, library);
  if (file === undefined) return undefined;
  try {
    return await hashes.of(file);
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** The file whose content an item is known by: itself, or the document in a folder that makes it a case or a run. */
function contentFile(item: LibraryItem, library: Library): string | undefined {
  const path = library.path(item.id, item.kind);
  const within = { case: join(path, MANIFEST_FILE), run: join(path, RECORD_FILE) };
  const candidates = [...(item.kind === 'case' || item.kind === 'run' ? [within[item.kind]] : []), path];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
