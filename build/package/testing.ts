import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Electron's binary carries so that its fuses are found, and a fuse wire of version 1 with every fuse as it comes. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX${String.fromCharCode(1, 8)}${'1'.repeat(8)}`;

/** A folder that stands in for Electron's own on Linux, with a script for the binary: as much as a package is made of. */
export function standInElectron(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'electron'), `#!/bin/sh\nexit 0\n# ${FUSE_WIRE}\n`, 'latin1');
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'LICENSE'), 'stands in\n');
  writeFileSync(join(folder, 'LICENSES.chromium.html'), 'stands in\n');
  writeFileSync(join(folder, 'version'), 'stands in\n');
  return folder;
}
