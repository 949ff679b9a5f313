/** A place in a text file: line and column count from 1, columns in characters; `offset` counts bytes from 0. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/**
 * One thing that is wrong, or odd, in a file. Findings are collected, never thrown, so that a person sees all at once.
 * `code` is stable; `path` is a JSON path or a TOML key; `fix` is the replacement where it is mechanical.
 */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly path?: string;
  readonly place?: Place;
  readonly fix?: string;
}

/** Whether any finding is an error. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
