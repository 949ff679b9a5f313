import { libraryPathIn, WASMTIME_VERSION } from '../../../electron/runner/wasmtime/release.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Attempt } from './attempt.ts';
import { fromArchive } from './from-archive.ts';
import { fromVariable, VARIABLE } from './from-variable.ts';
import { fromWheel } from './from-wheel.ts';
import { keep, type Library, unfit } from './place.ts';
import { buildFor, type PlatformBuild, thisMachine } from './platform.ts';

/** A place from which the library may come; notes in `attempts` why it does not. */
export type Source = (build: PlatformBuild, attempts: Attempt[]) => Promise<Library | undefined>;

const SOURCES: readonly Source[] = [fromWheel, fromArchive];

/**
 * Sees to it that wasmtime's C library for this machine lies below `folder`, and returns its path. A file named by the
 * variable `LATTICE_REPLAY_WASMTIME` comes first, then what is there already, then the sources in their order. Only the
 * one file with the known SHA-256 is ever taken. Throws a `Fault`: `wasmtime-platform` where there is no build for this
 * machine, `wasmtime-variable` where the variable names another file, `wasmtime-missing` where nothing led to it,
 * `wasmtime-keep` where it cannot be written.
 */
export async function setUpWasmtime(
  folder: string,
  log: (line: string) => void,
  sources: readonly Source[] = SOURCES,
): Promise<string> {
  const build = buildFor(thisMachine());
  const named = process.env[VARIABLE];
  if (named !== undefined && named !== '') return await fromVariable(named, build, log);

  const path = libraryPathIn(folder, build.name, build);
  const wrong = await unfit(path, build);
  if (wrong === undefined) return path;

  const attempts: Attempt[] = [{ tried: path, outcome: wrong }];
  log(`fetching wasmtime ${WASMTIME_VERSION} for ${build.name} (${path}: ${wrong})`);
  for (const source of sources) {
    const library = await source(build, attempts);
    if (library === undefined) continue;
    await keep(path, library, build);
    log(`wasmtime ${WASMTIME_VERSION} lies in ${path}`);
    return path;
  }
  throw missing(path, build, attempts);
}

function missing(path: string, build: PlatformBuild, attempts: readonly Attempt[]): Fault {
  const tried = attempts.map((one) => `${one.tried}: ${one.outcome}`).join('\n');
  const message = `wasmtime ${WASMTIME_VERSION} for ${build.name} could not be had. Tried:\n${tried}\nTo help by hand, place the library at ${path}, or set ${VARIABLE} to its path. It must have the SHA-256 ${build.sha256}.`;
  return new Fault('wasmtime-missing', message, {
    tried,
    path,
    variable: VARIABLE,
    sha256: build.sha256,
    version: WASMTIME_VERSION,
  });
}
