import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../../services/places/places.ts';
import { displayTrouble } from './display.ts';

/** How long the binary may take to tell its version; the first start after a download is the slow one. */
const VERSION_TIMEOUT_MS = 15_000;

/** Electron's binary, or why the desktop app cannot be shown. */
export type Desktop =
  | { readonly binary: string }
  | { readonly trouble: string; readonly canBeDownloaded?: boolean };

/** Looks whether the desktop app can be shown: a display, and a binary that runs. */
export function findDesktop(places: Places): Desktop {
  const trouble = displayTrouble(process.platform, process.env) ?? rootTrouble();
  if (trouble !== undefined) return { trouble };
  const binary = electronBinary(places.electronPackage);
  if (binary === undefined) return { trouble: 'Electron has not been downloaded', canBeDownloaded: true };
  const { status, stdout } = spawnSync(binary, ['--version'], {
    env: cleanEnvironment(),
    timeout: VERSION_TIMEOUT_MS,
    encoding: 'utf8',
  });
  return status === 0 && stdout.startsWith('v')
    ? { binary }
    : { trouble: 'the binary of Electron does not run' };
}

/** Where the `electron` package has put its binary; to ask the package itself would make it download one. */
export function electronBinary(folder: string): string | undefined {
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH || join(folder, 'dist');
  const binary = join(dist, readFileSync(pathFile, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/** Shows the desktop app until it is quit; resolves with its exit code, or what else ended it. */
export function runDesktop(
  binary: string,
  places: Places,
  { files, tick, signal }: { files: readonly string[]; tick: number | undefined; signal: AbortSignal },
): Promise<number | string> {
  const at = tick === undefined ? [] : [`--tick=${tick}`];
  return new Promise((resolve) => {
    const child = spawn(binary, [places.desktop, ...at, '--', ...files], {
      env: cleanEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (): void => void child.kill();
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, ended) => {
      signal.removeEventListener('abort', stop);
      resolve(code ?? `signal ${ended}`);
    });
  });
}

/** Chromium's sandbox refuses to run as root, and we never turn it off. */
function rootTrouble(): string | undefined {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return isRoot ? "Electron's sandbox does not run as root" : undefined;
}

/** Terminals inside of other Electron apps set this, and it would turn ours into a plain Node. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  return env;
}
