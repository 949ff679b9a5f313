import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { MANIFEST_FILE } from '../../../shared/manifest/manifest.ts';
import { newestFirst } from '../../../shared/manifest/version-order.ts';

export { MANIFEST_FILE } from '../../../shared/manifest/manifest.ts';

/**
 * The manifest that a path names: the file itself, the one in a version folder, or that of the newest version in a case
 * folder. Throws a `Fault` (`case-missing`).
 */
export function findManifest(path: string): string {
  const whole = resolve(path);
  if (!existsSync(whole)) throw new Fault('case-missing', `there is no case at ${path}`, { path });
  if (!statSync(whole).isDirectory()) return whole;
  const manifest = join(whole, MANIFEST_FILE);
  if (existsSync(manifest)) return manifest;
  const newest = versionsIn(whole)[0];
  if (newest !== undefined) return join(whole, newest, MANIFEST_FILE);
  throw new Fault(
    'case-missing',
    `${path} holds no ${MANIFEST_FILE}; name a version folder such as …/v1.0.0`,
    { path },
  );
}

/** Names of the version folders in a case folder, newest first. */
function versionsIn(caseFolder: string): string[] {
  return readdirSync(caseFolder)
    .filter((name) => !name.startsWith('.') && existsSync(join(caseFolder, name, MANIFEST_FILE)))
    .sort(newestFirst);
}

/** The version, which is the name of the manifest's folder. */
export function versionOf(manifest: string): string {
  return basename(dirname(manifest));
}
