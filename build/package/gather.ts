import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIBRARY_BUILDS, libraryPathIn, WASMTIME_VERSION } from '../../electron/runner/wasmtime/release.ts';
import { checkoutPlaces, SHIPPED_DEMO, WASMTIME_FOLDER } from '../../electron/services/places/places.ts';
import { SHIPPED_PROGRAMS } from '../setup/bundle.mjs';

/** The demo's engines; the faulty ones beside them are for the tests. */
const DEMO_ENGINES = ['lanes', 'naive', 'coal-blind'];

/** Programs that only Electron can run. */
const DESKTOP_PROGRAMS = ['desktop', 'desktop-services'];

/** What root's `package.json` says that is also said in what is shipped. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The programs that are shipped: all of them, or those that Node runs. */
export function shippedPrograms(kind: 'desktop' | 'node'): Readonly<Record<string, string>> {
  const all: [string, string][] = Object.entries(SHIPPED_PROGRAMS);
  const chosen = all.filter(([name]) => kind === 'desktop' || !DESKTOP_PROGRAMS.includes(name));
  return Object.fromEntries(chosen);
}

export async function readManifest(root: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
}

/** An empty folder, whatever was there. */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Copies the built page. */
export async function gatherPage(root: string, dist: string): Promise<void> {
  await cp(join(root, 'dist/page'), join(dist, 'page'), { recursive: true });
}

/** Copies the demo case, the demo engines, and wasmtime's library with its licence, as `findPlaces` looks for them. */
export async function gatherBeside(root: string, folder: string): Promise<void> {
  const { demoCase, engines, library } = checkoutPlaces(pathToFileURL(join(root, 'dist/package.js')).href);
  const demo = join(folder, SHIPPED_DEMO);
  await cp(demoCase, join(demo, 'case'), { recursive: true });
  for (const name of DEMO_ENGINES) {
    await cp(join(engines, `${name}.wasm`), join(demo, 'engines', `${name}.wasm`));
  }
  await cp(library, shippedLibrary(folder));
  const licence = join(folder, WASMTIME_FOLDER, WASMTIME_VERSION, 'LICENSE');
  await cp(join(root, 'assets/licences/wasmtime.txt'), licence);
}

/** Where wasmtime's library of this machine lies below what is shipped. */
export function shippedLibrary(folder: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const build = LIBRARY_BUILDS[platform];
  if (build === undefined) throw new Error(`there is no wasmtime library for ${platform}`);
  return libraryPathIn(join(folder, WASMTIME_FOLDER), platform, build);
}

/** Copies koffi with its binary for this machine; its sources in C++ and its other files stay away. */
export async function gatherKoffi(root: string, modules: string): Promise<void> {
  const { platform, arch } = process;
  const binary = `@koromix/koffi-${platform}-${arch}`;
  // Electron's own builds for Linux are for glibc alone.
  const parts = [
    'koffi/package.json',
    'koffi/LICENSE.txt',
    'koffi/index.js',
    'koffi/index.cjs',
    'koffi/src/koffi/index.js',
    'koffi/src/koffi/index.cjs',
    'koffi/src/koffi/src/static.js',
    'koffi/src/koffi/src/static.cjs',
    'koffi/src/koffi/src/trampolines.cjs',
    `${binary}/package.json`,
    `${binary}/index.js`,
    `${binary}/${platform}_${arch}`,
  ];
  for (const part of parts) {
    await cp(join(root, 'node_modules', part), join(modules, part), { recursive: true });
  }
}

export async function writeManifest(
  folder: string,
  manifest: Readonly<Record<string, unknown>>,
): Promise<void> {
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
