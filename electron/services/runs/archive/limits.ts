/** Bounds of an archive of a run. A run's tree may hold its build folders, so they are wide; beyond them lies no run. */
export const ARCHIVE_LIMITS = {
  /** Files, folders and links. */
  entries: 250_000,
  /** All contents together, unpacked. */
  unpackedBytes: 16 * 1024 ** 3,
  /** Unpacked to packed; judged once this many bytes have come out, since small texts may shrink to next to nothing. */
  ratio: 250,
  ratioFromBytes: 64 * 1024 ** 2,
  /** What is written to the disk: record, module, scenarios, states and matches. */
  takenBytes: 8 * 1024 ** 3,
  /** A path inside, in bytes. */
  pathBytes: 2048,
  /** Folders within folders. */
  depth: 64,
} as const;

/** The bounds as numbers, for a test that has no use for gigabytes. */
export type ArchiveLimits = { readonly [Name in keyof typeof ARCHIVE_LIMITS]: number };
