import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { UploadEnd } from '../../../shared/api/answers.ts';
import { MOST_BYTES_AN_UPLOAD } from '../../../shared/api/limits.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { isProject } from '../build/source-folder.ts';
import { findCases } from '../cases/find-cases.ts';
import { findRuns } from '../runs/find-runs.ts';
import type { Library } from './library.ts';

/** How the folder of an upload is called while it is not whole. */
const PART = '.part-';
const DAY_MS = 24 * 60 * 60 * 1000;

interface SentFile {
  readonly path: string;
  readonly size: number;
}

interface Upload {
  readonly folder: string;
  readonly files: readonly SentFile[];
  /** Of the files that are whole, over name and bytes: the same file sent again lies in the same place. */
  readonly digests: string[];
  hash: Hash;
  file: number;
  written: number;
  handle: FileHandle | undefined;
}

/**
 * Files that a page sends, since a page in a browser has no paths. They are written below a folder of ours under the
 * paths that the page gives, each of which must be a plain path below it, and added to the library once they are whole.
 */
export class Uploads {
  readonly #folder: string;
  readonly #library: Library;
  readonly #open = new Map<string, Upload>();

  constructor(folder: string, library: Library) {
    this.#folder = folder;
    this.#library = library;
  }

  /** Throws a `Fault`: `upload-too-large`, `path-escapes`. */
  async start(files: readonly SentFile[]): Promise<string> {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > MOST_BYTES_AN_UPLOAD) {
      const message = `the files have ${size} bytes; at most ${MOST_BYTES_AN_UPLOAD} are taken at once`;
      throw new Fault('upload-too-large', message, { limit: MOST_BYTES_AN_UPLOAD, found: size });
    }
    for (const { path } of files) checkPath(path);
    const id = randomUUID();
    const folder = join(this.#folder, `${PART}${id}`);
    await mkdir(folder, { recursive: true });
    this.#open.set(id, {
      folder,
      files,
      digests: [],
      hash: createHash('sha256'),
      file: 0,
      written: 0,
      handle: undefined,
    });
    return id;
  }

  /** Throws a `Fault` (`upload-order`) for bytes that are not the next ones of a file. */
  async write(id: string, file: number, bytes: Uint8Array): Promise<void> {
    const upload = this.#find(id);
    await this.#skipEmpty(upload);
    const sent = upload.files[upload.file];
    if (file !== upload.file || sent === undefined || upload.written + bytes.length > sent.size)
      throw new Fault('upload-order', 'these bytes are not the next ones of this upload', { file });
    upload.handle ??= await this.#create(upload, sent);
    await upload.handle.write(bytes);
    upload.hash.update(bytes);
    upload.written += bytes.length;
    if (upload.written === sent.size) await this.#next(upload);
  }

  /** Adds what was sent to the library. Throws a `Fault` (`upload-short`) where bytes are still missing. */
  async end(id: string): Promise<UploadEnd> {
    const upload = this.#find(id);
    await this.#skipEmpty(upload);
    if (upload.file < upload.files.length)
      throw new Fault('upload-short', 'some of the files have not been sent whole', { file: upload.file });
    this.#open.delete(id);
    try {
      // The files of a case or of a run belong together; others are each for themselves.
      const folders = await foldersIn(upload.folder);
      return folders.length > 0 ? await this.#takeFolders(upload) : await this.#takeFiles(upload);
    } finally {
      await rm(upload.folder, { recursive: true, force: true });
    }
  }

  async drop(id: string): Promise<void> {
    const upload = this.#find(id);
    this.#open.delete(id);
    await upload.handle?.close();
    await rm(upload.folder, { recursive: true, force: true });
  }

  async dispose(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.drop(id)));
  }

  async #takeFolders({ folder, files, digests }: Upload): Promise<UploadEnd> {
    const place = join(this.#folder, nameOf(digests.join()));
    await moveTo(folder, place);
    const folders = await foldersIn(place);
    // An engine may have been dropped beside the folder of a case.
    const beside = folders.includes(place) ? [] : files.filter(({ path }) => !path.includes('/'));
    const paths = [...folders, ...beside.map(({ path }) => join(place, path))];
    return await this.#add(paths.map((path) => [path, place]));
  }

  async #takeFiles({ folder, files, digests }: Upload): Promise<UploadEnd> {
    const moved: [path: string, place: string][] = [];
    for (const [index, { path }] of files.entries()) {
      const place = join(this.#folder, nameOf(digests[index] ?? ''));
      const file = join(place, basename(path));
      await mkdir(place, { recursive: true });
      await moveTo(join(folder, path), file);
      moved.push([file, place]);
    }
    return await this.#add(moved);
  }

  /** Adds paths to the library, each with the folder of ours that it lies in; what is refused is removed again. */
  async #add(paths: readonly (readonly [path: string, place: string])[]): Promise<UploadEnd> {
    const added: string[] = [];
    const refused: UploadEnd['refused'][number][] = [];
    for (const [path, place] of paths) {
      try {
        added.push(...(await this.#library.add([path])));
        // Of a bundle only the files in it are remembered.
        if (!this.#library.holds(path)) await rm(path, { recursive: true, force: true });
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const message = error.message.replaceAll(`${place}/`, '');
        refused.push({
          path: path.slice(place.length + 1),
          code: error.code,
          message,
          facts: shownFacts(error, place),
        });
        await rm(path, { recursive: true, force: true });
        // Only where nothing else is left in it.
        await rmdir(place).catch(() => undefined);
      }
    }
    return { added, refused };
  }

  async #create({ folder }: Upload, { path }: SentFile): Promise<FileHandle> {
    const whole = join(folder, path);
    await mkdir(dirname(whole), { recursive: true });
    // Two files of one path would be one in the end.
    return await open(whole, 'wx');
  }

  async #next(upload: Upload): Promise<void> {
    await upload.handle?.close();
    upload.handle = undefined;
    upload.digests.push(upload.hash.update(basename(upload.files[upload.file]?.path ?? '')).digest('hex'));
    upload.hash = createHash('sha256');
    upload.file++;
    upload.written = 0;
  }

  /** A file without bytes is whole before any come. */
  async #skipEmpty(upload: Upload): Promise<void> {
    for (;;) {
      const file = upload.files[upload.file];
      if (file === undefined || file.size > 0) return;
      upload.handle = await this.#create(upload, file);
      await this.#next(upload);
    }
  }

  #find(id: string): Upload {
    const upload = this.#open.get(id);
    if (upload === undefined)
      throw new Fault('unknown-upload', `no upload is open under '${id}'`, { found: id });
    return upload;
  }
}

/** The version folders of cases and the run folders that were sent; else the one project, whose files are no items. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const runs = (await findRuns(folder)).filter(({ kind }) => kind === 'folder');
  const found = [...findCases(folder).map(dirname), ...runs.map(({ path }) => path)];
  if (found.length > 0) return found;
  const [top, ...others] = await readdir(folder, { withFileTypes: true });
  const alone = top?.isDirectory() && others.length === 0 ? join(folder, top.name) : undefined;
  return alone !== undefined && isProject(alone) ? [alone] : [];
}

/** Puts a file or folder where the same one may lie already, which then stays. */
async function moveTo(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await rename(from, to);
}

/** Facts without the folder of ours that a file lies in, which says nothing to who sent it. */
function shownFacts({ facts }: Fault, place: string): Fault['facts'] {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(`${place}/`, '') : value,
    ]),
  );
}

function nameOf(digest: string): string {
  return createHash('sha256').update(digest).digest('hex').slice(0, 24);
}

/** A page's paths are names below one folder: forward slashes, no way up, nothing that a file system reads otherwise. */
function checkPath(path: string): void {
  const plain = path
    .split('/')
    .every(
      (name) =>
        name !== '' && name !== '.' && name !== '..' && !/[\\:*?"<>|]/.test(name) && !hasControl(name),
    );
  if (!plain || path.length > 1000)
    throw new Fault('path-escapes', `'${path}' is no plain path below a folder`, { path });
}

function hasControl(name: string): boolean {
  return [...name].some((char) => char < ' ');
}

/** Removes what earlier starts have left half sent; younger ones may be another window's. */
export async function sweepUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(PART))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}
