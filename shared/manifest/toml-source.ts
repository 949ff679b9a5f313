import type { Finding } from '../base/finding.ts';
import type { ManifestFinding } from './manifest-finding.ts';
import { formatPath, parseToml, type TomlDocument, type TomlPath } from './toml.ts';
import type { VersionFolder } from './version-folder.ts';

/** What a finding says beside its words. */
export interface Facts {
  readonly found?: string | undefined;
  readonly allowed?: string | undefined;
  readonly fix?: string | undefined;
  /** Points at the key instead of its value. */
  readonly atKey?: boolean;
}

/** A path that a TOML file declares, and what must lie there. */
interface Claim {
  readonly path: TomlPath;
  readonly target: string;
  readonly wanted: 'file' | 'folder' | 'either';
}

/** One TOML file that is being read: its values, what was found in it, and the files that it declares. */
export class TomlSource {
  readonly file: string;
  readonly document: TomlDocument;
  readonly findings: ManifestFinding[];
  readonly #claims: Claim[] = [];

  constructor(file: string, document: TomlDocument, findings: ManifestFinding[]) {
    this.file = file;
    this.document = document;
    this.findings = findings;
  }

  report(
    severity: Finding['severity'],
    code: string,
    path: TomlPath,
    message: string,
    { found, allowed, fix, atKey = false }: Facts = {},
  ): void {
    const place = atKey ? this.document.placeOfKey(path) : this.document.placeOf(path);
    this.findings.push({
      severity,
      code,
      message,
      path: formatPath(path),
      file: this.file,
      ...(place ? { place } : {}),
      ...(found === undefined ? {} : { found }),
      ...(allowed === undefined ? {} : { allowed }),
      ...(fix === undefined ? {} : { fix }),
    });
  }

  /** Notes that something must lie at a path of the version folder; `checkClaims` looks. */
  claim(path: TomlPath, target: string, wanted: Claim['wanted']): void {
    this.#claims.push({ path, target, wanted });
  }

  /** Reports every declared file or folder that is not there, or is the other of the two. */
  checkClaims(folder: VersionFolder): void {
    for (const { path, target, wanted } of this.#claims) {
      const kind = folder.kindOf(target);
      const what = wanted === 'either' ? 'file or folder' : wanted;
      if (kind === undefined)
        this.report('error', 'file-missing', path, `there is no ${what} '${target}' in the version folder`, {
          found: target,
        });
      else if (wanted !== 'either' && kind !== wanted)
        this.report('error', `not-a-${wanted}`, path, `'${target}' must be a ${wanted}, found a ${kind}`, {
          found: kind,
          allowed: wanted,
        });
    }
  }
}

/** Parses a TOML file; what is not TOML is added to the findings. */
export function openToml(
  file: string,
  bytes: Uint8Array,
  findings: ManifestFinding[],
): TomlSource | undefined {
  const document = parseToml(bytes);
  if (!('severity' in document)) return new TomlSource(file, document, findings);
  findings.push({ ...document, file });
  return undefined;
}
