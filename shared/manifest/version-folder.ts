export type EntryKind = 'file' | 'folder';

/**
 * What a manifest's rules ask of the version folder that it stands in. Paths lead from the version folder, with forward
 * slashes; symbolic links count as what they lead to.
 */
export interface VersionFolder {
  kindOf(path: string): EntryKind | undefined;
  /** A whole file. Throws a `Fault` when it cannot be read. */
  read(path: string): Uint8Array;
  /** What a folder holds, in any order. Throws a `Fault` when it cannot be read. */
  list(path: string): readonly { readonly name: string; readonly kind: EntryKind }[];
}
