import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';

const MOST_KEPT = 20;

const recentFile = z.object({
  path: z.string(),
  /** In ms since 1970. */
  openedAt: z.number(),
  /** What it was, for when it is gone; earlier versions did not keep it. */
  kind: z.enum(['case', 'scenario', 'module', 'states', 'run', 'runs', 'source']).optional(),
});
const recentFiles = z.object({ version: z.literal(1), files: z.array(recentFile) });

export type RecentFile = z.infer<typeof recentFile>;

/**
 * The files that the user opened, latest first, kept in one file from start to start. Read anew for each change, since
 * another window may have changed it; a file that cannot be read is set aside and the list begins anew.
 */
export class RecentFiles {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  list(): readonly RecentFile[] {
    if (!existsSync(this.#file)) return [];
    const read = recentFiles.safeParse(parsed(readFileSync(this.#file, 'utf8')));
    if (read.success) return read.data.files;
    renameSync(this.#file, `${this.#file}.broken`);
    return [];
  }

  /** Puts files in front; returns those that fell off the end. */
  add(added: readonly RecentFile[]): readonly RecentFile[] {
    const paths = new Set(added.map(({ path }) => path));
    const files = [...added, ...this.list().filter(({ path }) => !paths.has(path))];
    this.#write(files.slice(0, MOST_KEPT));
    return files.slice(MOST_KEPT);
  }

  remove(path: string): void {
    this.#write(this.list().filter((file) => file.path !== path));
  }

  clear(): void {
    this.#write([]);
  }

  #write(files: readonly RecentFile[]): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileAtomic.sync(this.#file, `${JSON.stringify({ version: 1, files }, undefined, 2)}\n`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, which the schema then refuses as it does every other content.
    return undefined;
  }
}
