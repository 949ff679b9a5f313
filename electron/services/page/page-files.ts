import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The built page's files by the path at which they are served. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/**
 * Reads the built page. Only what is found here is ever served, by exact path and out of memory, so no path that a page
 * or a stranger may send leads to another file, and a rebuild cannot mix old and new. Throws a `Fault` (`page-missing`).
 */
export function readPageFiles(folder: string): PageFiles {
  const files = new Map<string, PageFile>();
  try {
    visit(folder, '/');
  } catch (error) {
    throw new Fault('page-missing', `the built page cannot be read in ${folder}`, { folder }, error);
  }
  if (!files.has('/index.html'))
    throw new Fault('page-missing', `the built page is not in ${folder}`, { folder });
  return files;

  function visit(at: string, prefix: string): void {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const type = TYPES[extname(entry.name)];
      if (entry.isDirectory()) visit(join(at, entry.name), `${prefix}${entry.name}/`);
      else if (entry.isFile() && type !== undefined)
        files.set(prefix + entry.name, { type, bytes: new Uint8Array(readFileSync(join(at, entry.name))) });
    }
  }
}

/** The file at a request's path, which may have a query; `/` is the page itself. */
export function pageFileAt(files: PageFiles, target: string): PageFile | undefined {
  const path = target.replace(/\?.*$/s, '');
  return files.get(path === '/' ? '/index.html' : path);
}
