import type { Head } from './head.ts';
import type { ManifestFinding } from './manifest-finding.ts';
import { type ResolvedVariant, renderVariant } from './render-variant.ts';
import type { VersionFolder } from './version-folder.ts';

/** Renders every template of every variant and adds what keeps it from being rendered, once for all variants. */
export function checkTemplates(
  head: Partial<Head>,
  variants: readonly ResolvedVariant[],
  folder: VersionFolder,
  version: string,
  findings: ManifestFinding[],
): void {
  const seen = new Set<string>();
  for (const resolved of variants) {
    for (const { file, problem } of renderVariant(head, resolved, folder, version).problems) {
      const key = `${file}:${problem.place.offset} ${problem.message}`;
      if (seen.has(key)) continue;
      seen.add(key);
      findings.push({ ...problem, file });
    }
  }
}
