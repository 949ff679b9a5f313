import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHIPPED_DEMO, WASMTIME_FOLDER } from '../../electron/services/places/places.ts';
import { shippedLibrary } from './gather.ts';

const MEBIBYTE = 1024 * 1024;

/** Largest sizes in bytes of what we ship, Electron's own 250 MiB apart; a test fails above them. */
export const BUDGET = {
  /** The archive of the app: programs and page. */
  asar: 6 * MEBIBYTE,
  /** wasmtime's library. */
  library: 32 * MEBIBYTE,
  /** All that is ours: archive, koffi's binary, library, demo. */
  total: 40 * MEBIBYTE,
  /** The npm package as it is downloaded. */
  tarball: 16 * MEBIBYTE,
} as const;

export type Part = keyof typeof BUDGET;

/** Bytes of a file, or of all files below a folder. */
export function bytesOf(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** The archive of the app among what electron-builder has made; each system has another place for it. */
export function findArchive(output: string): string {
  const found = readdirSync(output, { recursive: true, encoding: 'utf8' }).find((path) =>
    /(^|[\\/])app\.asar$/.test(path),
  );
  if (found === undefined) throw new Error(`there is no app.asar below ${output}`);
  return join(output, found);
}

/** Sizes of the parts of a packaged app, by its archive. */
export function desktopSizes(archive: string): Record<'asar' | 'library' | 'total', number> {
  const resources = dirname(archive);
  const ours = ['app.asar', 'app.asar.unpacked', WASMTIME_FOLDER, SHIPPED_DEMO];
  return {
    asar: bytesOf(archive),
    library: bytesOf(shippedLibrary(resources)),
    total: ours.reduce((sum, name) => sum + bytesOf(join(resources, name)), 0),
  };
}

/** A line a part: its size, and how much it may have. */
export function sizeTable(sizes: Readonly<Partial<Record<Part, number>>>): string {
  const rows = Object.entries(sizes) as [Part, number][];
  return rows
    .map(([part, bytes]) => `${part.padEnd(8)} ${mebibytes(bytes)} of at most ${mebibytes(BUDGET[part])}`)
    .join('\n');
}

/** The parts that are larger than they may be. */
export function overBudget(sizes: Readonly<Partial<Record<Part, number>>>): readonly Part[] {
  const rows = Object.entries(sizes) as [Part, number][];
  return rows.filter(([part, bytes]) => bytes > BUDGET[part]).map(([part]) => part);
}

function mebibytes(bytes: number): string {
  return `${(bytes / MEBIBYTE).toFixed(1).padStart(6)} MiB`;
}
