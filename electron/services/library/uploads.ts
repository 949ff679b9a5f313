import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadEnd } from '../../../shared/api/answers.ts';
import { MOST_BYTES_AN_UPLOAD } from '../../../shared/api/limits.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { findCases } from '../cases/find-cases.ts';
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
  /** Over the paths and bytes of all files: the same files sent again lie in the same place. */
  readonly hash: Hash;
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
    const place = join(this.#folder, upload.hash.digest('hex').slice(0, 24));
    // The same files were sent before: what lies there is them.
    await rename(upload.folder, place).catch(() => rm(upload.folder, { recursive: true, force: true }));
    const end = this.#take(place, upload.files);
    if (end.added.length === 0) await rm(place, { recursive: true, force: true });
    return end;
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

  #take(place: string, files: readonly SentFile[]): UploadEnd {
    const added: string[] = [];
    const refused: { path: string; message: string }[] = [];
    const cases = findCases(place);
    const paths = cases.length > 0 ? cases.map(dirname) : files.map(({ path }) => join(place, path));
    for (const path of paths) {
      try {
        added.push(...this.#library.add([path]));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        refused.push({
          path: path.slice(place.length + 1),
          message: error.message.replaceAll(`${place}/`, ''),
        });
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
    upload.hash.update(upload.files[upload.file]?.path ?? '').update('\0');
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
