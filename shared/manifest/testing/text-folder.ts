import { Fault } from '../../base/fault.ts';
import { utf8 } from '../../base/testing.ts';
import type { VersionFolder } from '../version-folder.ts';

/** Texts of a version folder by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A version folder that is only texts. */
export function textFolder(files: Files): VersionFolder {
  const below = (folder: string): string[] =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  return {
    kindOf(path) {
      if (files[path] !== undefined) return 'file';
      return below(path.replace(/\/$/, '')).length > 0 ? 'folder' : undefined;
    },
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Fault('file-missing', `there is no file ${path}`, { path });
      return utf8(text);
    },
    list(path) {
      const names = new Map<string, 'file' | 'folder'>();
      for (const file of below(path)) {
        const [name, ...rest] = file.slice(path.length + 1).split('/');
        if (name !== undefined) names.set(name, rest.length === 0 ? 'file' : 'folder');
      }
      return [...names].map(([name, kind]) => ({ name, kind }));
    },
  };
}
