import { execFile } from 'node:child_process';
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

/**
 * A folder with a stand-in for fpm, which makes deb and rpm: it writes its words into `words` beside it, one a line, and
 * copies what is to be installed as `FROM=TO` below `root` there.
 */
export function standInFpm(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const script = `#!/bin/sh
for word in "$@"; do
  printf '%s\\n' "$word" >> ${folder}/words
  from="\${word%%=*}"; to="\${word#*=}"
  case "$to" in /usr/*) mkdir -p "${folder}/root$(dirname "$to")"; cp "$from" "${folder}/root$to";; esac
done
`;
  writeFileSync(join(folder, 'fpm'), script);
  chmodSync(join(folder, 'fpm'), 0o755);
  return folder;
}

/** How a shipped program ended. */
export interface ShippedEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An environment in which nothing leads back to the checkout: no variables of ours, its own data, no other modules. */
export function strangersEnvironment(data: string): NodeJS.ProcessEnv {
  const { LATTICE_REPLAY_WASMTIME: _library, NODE_PATH: _modules, ...env } = process.env;
  return { ...env, LATTICE_REPLAY_DATA: data };
}

/** Runs a program with Node, from a folder of no meaning. */
export function runShipped(
  program: string,
  args: readonly string[],
  { folder, env }: { readonly folder: string; readonly env: NodeJS.ProcessEnv },
): Promise<ShippedEnd> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      resolve({ code: typeof code === 'number' ? code : null, stdout, stderr });
    });
  });
}
