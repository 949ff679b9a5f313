import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import type { Places } from '../../services/places/places.ts';
import { electronBinary, findDesktop, runDesktop } from './desktop.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A package folder whose binary is this shell script. */
function electronPackage(script: string): Places {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'path.txt'), 'electron');
  writeFileSync(join(folder, 'dist/electron'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'dist/electron'), 0o755);
  return { electronPackage: folder, desktop: '/dist/desktop.js' } as Places;
}

function asUserWithDisplay(): void {
  vi.stubEnv('DISPLAY', ':0');
  vi.stubEnv('SSH_CONNECTION', '');
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
}

it.skipIf(process.platform === 'win32')('is the binary that tells its version', () => {
  asUserWithDisplay();
  const places = electronPackage('echo v45.3.4');
  expect(findDesktop(places)).toEqual({ binary: electronBinary(places.electronPackage) });
});

it.skipIf(process.platform === 'win32')('is none when the binary does not run', () => {
  asUserWithDisplay();
  expect(findDesktop(electronPackage('echo missing library >&2; exit 127'))).toEqual({
    trouble: 'the binary of Electron does not run',
  });
});

it('is none when the binary has not been downloaded', () => {
  asUserWithDisplay();
  expect(findDesktop({ electronPackage: temporaryFolder() } as Places)).toEqual({
    trouble: 'Electron has not been downloaded',
    canBeDownloaded: true,
  });
});

it.skipIf(process.platform !== 'linux')('is none for root, whom the sandbox refuses', () => {
  asUserWithDisplay();
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  expect(findDesktop(electronPackage('echo v45.3.4'))).toEqual({
    trouble: "Electron's sandbox does not run as root",
  });
});

it.skipIf(process.platform === 'win32')('is run as an app, whatever terminal it is run from', async () => {
  vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
  const told = join(temporaryFolder(), 'told');
  const places = electronPackage(`echo "$ELECTRON_RUN_AS_NODE|$@" > ${told}; exit 3`);
  const binary = electronBinary(places.electronPackage) ?? '';
  const signal = new AbortController().signal;
  expect(await runDesktop(binary, places, { files: ['/run'], tick: 60, signal })).toBe(3);
  expect(readFileSync(told, 'utf8')).toBe('|/dist/desktop.js --tick=60 -- /run\n');
});

it.skipIf(process.platform === 'win32')('ends when it is stopped', async () => {
  const stop = new AbortController();
  const places = electronPackage('exec sleep 60');
  const binary = electronBinary(places.electronPackage) ?? '';
  const ended = runDesktop(binary, places, { files: [], tick: undefined, signal: stop.signal });
  stop.abort();
  expect(await ended).toBe('signal SIGTERM');
});
