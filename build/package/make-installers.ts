import { dirname } from 'node:path';
import type { Configuration } from 'electron-builder';
import { messageOf } from '../../shared/base/fault.ts';

/** How electron-builder calls a system, and what it makes for it. */
const SYSTEMS: Readonly<Record<string, 'linux' | 'mac' | 'win'>> = {
  linux: 'linux',
  darwin: 'mac',
  win32: 'win',
};

/** What came of one kind of installer. */
export type Installer =
  | { readonly target: string; readonly files: readonly string[] }
  | { readonly target: string; readonly trouble: string };

/**
 * Makes every kind of installer that the configuration has for this system out of the unpacked app whose archive is given.
 * Each needs programs of its own, which electron-builder downloads; one that cannot be had does not keep others from
 * being made.
 */
export async function makeInstallers(
  projectDir: string,
  config: Configuration,
  archive: string,
): Promise<readonly Installer[]> {
  const { build } = await import('electron-builder');
  const system = SYSTEMS[process.platform];
  if (system === undefined) throw new Error(`there are no packages for ${process.platform}`);
  const resources = dirname(archive);
  const prepackaged = system === 'mac' ? dirname(dirname(resources)) : dirname(resources);
  const made: Installer[] = [];
  for (const target of [config[system]?.target ?? []].flat().map(String)) {
    try {
      const files = await build({ projectDir, config, prepackaged, publish: 'never', [system]: [target] });
      made.push({ target, files });
    } catch (error) {
      made.push({ target, trouble: messageOf(error) });
    }
  }
  return made;
}
