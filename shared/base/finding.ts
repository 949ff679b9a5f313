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

/** Line and column of a byte offset; a column counts characters, so continuation bytes of UTF-8 do not. */
export function placeAt(bytes: Uint8Array, offset: number): Place {
  const end = Math.min(offset, bytes.length);
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < end; at++) {
    if (bytes[at] === 0x0a) {
      line++;
      lineStart = at + 1;
    }
  }
  let column = 1;
  for (let at = lineStart; at < end; at++) {
    if ((bytes[at]! & 0xc0) !== 0x80) column++;
  }
  return { line, column, offset };
}
