import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { electronBinary } from '../../electron/cli/front/desktop.ts';

/** A hundred megabytes over a slow line; after that the browser is the better start. */
const TIMEOUT_MS = 300_000;

/**
 * Downloads Electron's binary, which its package leaves for later, unless it is there. That it cannot be had is no
 * failure: the page opens in the browser then.
 */
export function setUpElectron(folder: string, log: (line: string) => void): Promise<void> {
  if (electronBinary(folder) !== undefined) return Promise.resolve();
  log("downloading Electron's binary (about 100 MB, once) …");
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'install.js')], {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: TIMEOUT_MS,
    });
    const end = (trouble: string | undefined): void => {
      if (trouble !== undefined) log(`Electron could not be downloaded (${trouble})`);
      resolve();
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(code === 0 ? undefined : `exit code ${code ?? signal}`));
  });
}
