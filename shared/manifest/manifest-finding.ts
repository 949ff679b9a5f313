import type { Finding } from '../base/finding.ts';

/** A finding in one of the files of a version folder. */
export interface ManifestFinding extends Finding {
  /** Path from the version folder, forward slashes. */
  readonly file: string;
  /** What stands there, as it is written. */
  readonly found?: string;
  /** What may stand there. */
  readonly allowed?: string;
}
