import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A hundred megabytes over a slow line; after that the browser is the better start. */
const TIMEOUT_MS = 300_000;

/**
 * Downloads Electron's binary, which its package leaves for later. That it cannot be had is no
 * failure: the page opens in the browser then.
 */
export function setUpElectron(
  folder: string,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  log("downloading Electron's binary (about 100 MB, once) …");
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'install.js')], {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: TIMEOUT_MS,
      signal,
    });
    const end = (trouble: string | undefined): void => {
      if (trouble !== undefined) log(`Electron could not be downloaded (${trouble})`);
      resolve();
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, ended) => end(code === 0 ? undefined : `exit code ${code ?? ended}`));
  });
}
