import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { WASMTIME_VERSION } from '../../../electron/runner/wasmtime/release.ts';
import { type Attempt, attempt } from './attempt.ts';
import type { Library } from './place.ts';
import type { PlatformBuild } from './platform.ts';
import { runCommand } from './run-command.ts';

/** pip under the names that it goes by; the first that can fetch the wheel is used. */
const PIPS = [['python3', '-m', 'pip'], ['python', '-m', 'pip'], ['pip3'], ['pip']] as const;
const TIMEOUT_MS = 300_000;

/** The library out of the Python package, which pip fetches as it fetches everything on this machine. */
export async function fromWheel(build: PlatformBuild, attempts: Attempt[]): Promise<Library | undefined> {
  for (const [command, ...prefix] of PIPS) {
    const args = [...prefix, ...pipArguments(build)];
    const tried = `${command} ${args.join(' ')}`;
    const library = await attempt(tried, build, attempts, () => downloaded(command, args, build));
    if (library !== undefined) return library;
  }
  return undefined;
}

function pipArguments(build: PlatformBuild): string[] {
  const quick = ['--disable-pip-version-check', '--no-input', '--retries', '1', '--timeout', '10'];
  const what = ['--no-deps', '--only-binary=:all:', '--platform', build.wheelTag];
  return ['download', `wasmtime==${WASMTIME_VERSION}`, ...what, ...quick];
}

async function downloaded(command: string, args: readonly string[], build: PlatformBuild): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'wasmtime-wheel-'));
  try {
    await runCommand(command, [...args, '--dest', folder], TIMEOUT_MS);
    const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'));
    if (wheel === undefined) throw new Error('pip fetched no wheel');
    return unpackWheel(await readFile(join(folder, wheel)), build);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The library and the licence in a wheel's bytes; throws if the library is not in it. */
export function unpackWheel(wheel: Uint8Array, build: PlatformBuild): Library {
  const isLicence = (name: string): boolean => /\.dist-info\/(licenses\/)?LICENSE$/.test(name);
  const files = unzipSync(wheel, { filter: ({ name }) => name === build.wheelFile || isLicence(name) });
  const bytes = files[build.wheelFile];
  if (bytes === undefined) throw new Error(`the wheel holds no ${build.wheelFile}`);
  const licence = Object.entries(files).find(([name]) => isLicence(name))?.[1];
  return { bytes, licence };
}
