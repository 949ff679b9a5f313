import { createHash } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readListed } from './archive/listed.ts';
import { takeOut } from './archive/take-out.ts';
import { cutFinding, type OpenOptions, openArchive, openFolder } from './open-run.ts';
import type { Run } from './run.ts';

/**
 * Runs that were taken out of archives, below a folder of ours: `<of the path>/<of size and time>/`, so that an archive
 * that has not changed is unpacked once, and one that has leaves nothing old behind.
 */
export class UnpackedRuns {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'runs');
  }

  /** Opens an archive with its files in reach. Throws as `openRun` and `takeOut` do. */
  async open(archive: string, options: OpenOptions = {}): Promise<Run> {
    const folder = this.#placeOf(archive);
    if (!existsSync(folder)) {
      const { listing } = await openArchive(archive, options);
      await mkdir(this.#placesOf(archive), { recursive: true });
      try {
        await takeOut(archive, listing, folder, options);
      } catch (error) {
        await this.#removeIfEmpty(archive);
        throw error;
      }
      await this.#removeOthers(archive, folder);
    }
    return await this.#openUnpacked(archive, folder);
  }

  /** Whether an archive has been unpacked as it lies there now. Throws where there is none. */
  has(archive: string): boolean {
    return existsSync(this.#placeOf(archive));
  }

  /** Removes what was taken out of an archive; the archive itself stays. */
  forget(archive: string): void {
    rmSync(this.#placesOf(archive), { recursive: true, force: true });
  }

  async #openUnpacked(archive: string, folder: string): Promise<Run> {
    const [run, listed] = await Promise.all([openFolder(folder), readListed(folder)]);
    const findings = listed.whole ? run.findings : [cutFinding(listed), ...run.findings];
    const contents = { ...run.contents, files: listed.files, bytes: listed.bytes };
    return { ...run, form: 'archive', path: archive, findings, contents };
  }

  async #removeOthers(archive: string, folder: string): Promise<void> {
    const places = this.#placesOf(archive);
    // What is not whole yet may be another window's.
    const whole = (await readdir(places)).filter((name) => !name.includes('.part-'));
    const old = whole.map((name) => join(places, name)).filter((place) => place !== folder);
    await Promise.all(old.map((place) => rm(place, { recursive: true, force: true })));
  }

  async #removeIfEmpty(archive: string): Promise<void> {
    if ((await readdir(this.#placesOf(archive))).length === 0) this.forget(archive);
  }

  #placesOf(archive: string): string {
    return join(this.#folder, shortHash(resolve(archive)));
  }

  #placeOf(archive: string): string {
    const { size, mtimeMs } = statSync(archive);
    return join(this.#placesOf(archive), shortHash(`${size} ${mtimeMs}`));
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
