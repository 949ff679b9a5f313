import { basename, dirname } from 'node:path';
import type { SettingsChange } from '../../../shared/api/contract.ts';
import { TEST_TYPES } from '../../../shared/manifest/test-types.ts';
import type { StoredSettings } from './settings-format.ts';

/**
 * The settings after a change that a page asked for. A page names folders by handles alone: a case of the library
 * (`caseFolder`, its path) whose catalog is added, or one of the list (`dropCaseFolder`, its place).
 */
export function applyChange(
  settings: StoredSettings,
  change: SettingsChange,
  caseFolder: string | undefined,
): StoredSettings {
  const { addCaseFolder: _, dropCaseFolder, usualCachePlace, keys, ...plain } = change;
  const folders = new Set(settings.caseFolders.filter((_folder, index) => index !== dropCaseFolder));
  if (caseFolder !== undefined) folders.add(catalogOf(caseFolder));
  const { cachePlace, ...rest } = settings;
  return {
    ...rest,
    ...plain,
    ...(cachePlace === undefined || usualCachePlace === true ? {} : { cachePlace }),
    keys: keys === undefined ? settings.keys : withKeys(settings.keys, keys),
    caseFolders: [...folders],
  };
}

/** Settings that are folders, which only the user's own dialog or file can name. */
export const FOLDER_SETTINGS = ['case-folder', 'cache-folder'] as const;
export type FolderSetting = (typeof FOLDER_SETTINGS)[number];

/** The settings with a folder more to look for cases in, or with another place for kept frames from the next start on. */
export function withFolder(settings: StoredSettings, setting: FolderSetting, path: string): StoredSettings {
  if (setting === 'cache-folder') return { ...settings, cachePlace: path };
  return { ...settings, caseFolders: [...new Set([...settings.caseFolders, path])] };
}

/** The catalog that a version folder stands in (TYPE/DOMAIN/SLUG/VERSION, spec: manifest §0), else the folder itself. */
function catalogOf(versionFolder: string): string {
  const type = dirname(dirname(dirname(versionFolder)));
  const types: readonly string[] = TEST_TYPES;
  return types.includes(basename(type)) ? dirname(type) : versionFolder;
}

/** `null` gives a command its usual keys again. */
function withKeys(
  before: StoredSettings['keys'],
  change: NonNullable<SettingsChange['keys']>,
): StoredSettings['keys'] {
  const kept = Object.entries({ ...before, ...change }).flatMap(([id, keys]) =>
    keys === null ? [] : [[id, keys]],
  );
  return Object.fromEntries(kept);
}
