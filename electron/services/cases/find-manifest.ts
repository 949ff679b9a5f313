import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';

export const MANIFEST_FILE = 'test-case.toml';

/** The manifest that a path names: the file itself, or the one in a version folder. Throws a `Fault` (`case-missing`). */
export function findManifest(path: string): string {
  const whole = resolve(path);
  if (!existsSync(whole)) throw new Fault('case-missing', `there is no case at ${path}`, { path });
  if (!statSync(whole).isDirectory()) return whole;
  const manifest = join(whole, MANIFEST_FILE);
  if (existsSync(manifest)) return manifest;
  throw new Fault(
    'case-missing',
    `${path} holds no ${MANIFEST_FILE}; name a version folder such as …/v1.0.0`,
    { path },
  );
}

/** The version, which is the name of the manifest's folder. */
export function versionOf(manifest: string): string {
  return basename(dirname(manifest));
}
