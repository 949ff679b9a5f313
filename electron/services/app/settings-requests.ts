import { existsSync } from 'node:fs';
import type { Services } from '../../../shared/api/answers.ts';
import { settingsChange } from '../../../shared/api/contract.ts';
import type { SettingsAnswer } from '../../../shared/api/settings-answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Library } from '../library/library.ts';
import type { FrameFiles } from '../replay/frame-file.ts';
import { findCaseOfRun } from '../runs/find-case-of-run.ts';
import { openRun } from '../runs/open-run.ts';
import { applyChange } from '../settings/apply-change.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

export interface SettingsContext {
  readonly settings: SettingsFile;
  readonly library: Library;
  readonly files: FrameFiles;
}

/** The settings and what is wrong with them, for a page. */
export async function readSettings({ settings, files }: SettingsContext): Promise<SettingsAnswer> {
  const trouble = await troubleOf(settings);
  const { caseFolders, cachePlace, ...values } = settings.values;
  const { theme, motion, numbers, jobs, timeLimitSeconds, memoryMebibytes, cacheMebibytes, keys } = values;
  return {
    values: { theme, motion, numbers, jobs, timeLimitSeconds, memoryMebibytes, cacheMebibytes, keys },
    caseFolders: caseFolders.map((path) => ({ path, missing: !existsSync(path) })),
    cache: { place: files.folder, usual: cachePlace === undefined, bytes: await files.bytes() },
    file: settings.path,
    ...(trouble === undefined ? {} : { trouble }),
  };
}

/** Changes settings as a page asked. Throws a `Fault` (`unknown-item-id`, `wrong-item-kind`, and those of `KeptFile`). */
export async function changeSettings(
  context: SettingsContext,
  request: Parameters<Services['changeSettings']>[0],
): Promise<SettingsAnswer> {
  const change = settingsChange.parse(request);
  const { addCaseFolder } = change;
  const folder = addCaseFolder === undefined ? undefined : context.library.path(addCaseFolder, 'case');
  await context.settings.change((before) => applyChange(before, change, folder));
  return await readSettings(context);
}

/** Puts the case of a run into the library if a case folder of the settings has it; answers its id. */
export async function locateCase(
  { settings, library }: SettingsContext,
  run: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { record } = await openRun(library.path(run, 'run'), { signal });
  const found = record && findCaseOfRun(record, settings.values.caseFolders);
  if (found?.kind !== 'found') return null;
  const [id = null] = await library.add([found.loaded.folder]);
  return id;
}

async function troubleOf(settings: SettingsFile): Promise<SettingsAnswer['trouble']> {
  try {
    const { state } = await settings.read();
    if (state === 'newer') return { kind: 'newer' };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { kind: 'unreadable', message: error.message };
  }
  const { setAside } = settings;
  if (setAside?.setAside === undefined) return undefined;
  return { kind: 'set-aside', ...setAside.setAside, restored: setAside.state === 'restored' };
}
