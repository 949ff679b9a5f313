import { join } from 'node:path';
import type { AdversarialManifest } from '../../../shared/manifest/adversarial.ts';
import type { PerformanceManifest } from '../../../shared/manifest/performance.ts';
import type { VersionFolder } from '../../../shared/manifest/version-folder.ts';
import type { ContractJob } from '../contract/check-contract.ts';

/** What of a case is to be held against its contract's schemas; an adversarial case has no documents, only schemas. */
export function contractJobs(
  root: string,
  folder: VersionFolder,
  manifest: PerformanceManifest | AdversarialManifest,
): ContractJob[] {
  const sides: { schema: string; documents: readonly string[] }[] =
    manifest.type === 'performance'
      ? [
          { schema: manifest.contract.input, documents: manifest.cases.map((entry) => entry.input) },
          { schema: manifest.contract.output, documents: manifest.cases.map((entry) => entry.expected) },
        ]
      : [manifest.contract.world, manifest.contract.action].map((schema) => ({ schema, documents: [] }));
  return sides
    .filter(({ schema }) => folder.kindOf(schema) === 'file')
    .map(({ schema, documents }) => ({
      schemaName: schema,
      schema: { file: join(root, schema) },
      documents: [...new Set(documents)]
        .filter((path) => folder.kindOf(path) === 'file')
        .map((path) => ({ name: join(root, path), file: join(root, path) })),
    }));
}
