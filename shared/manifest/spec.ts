import { defaultDestination, escapes } from './paths.ts';
import type { Table } from './table.ts';
import type { TomlPath } from './toml.ts';

/** A file that is seeded into every run, rendered first where it is a template (spec: manifest §2.8). */
export interface Spec {
  /** Path from the version folder. */
  readonly source: string;
  /** Path from the root of the run. */
  readonly dest: string;
  readonly kind: 'spec' | 'script';
  /** Where the destination is declared, for a finding about it. */
  readonly declaredAt: TomlPath;
}

const KINDS = ['spec', 'script'] as const;

export function readSpecs(parent: Table): Spec[] {
  const specs: Spec[] = [];
  for (const table of parent.tables('spec')) {
    const source = table.file('source');
    const declared = table.optionalPath('dest');
    const kind = table.word('kind', KINDS, 'spec');
    table.others();
    const dest = declared ?? (source === undefined ? undefined : defaultDestination(source));
    // A declared destination that was refused must not be replaced by the default.
    if (table.has('dest') && declared === undefined) continue;
    if (source === undefined || dest === undefined || kind === undefined || escapes(dest)) continue;
    specs.push({
      source,
      dest,
      kind,
      declaredAt: [...table.path, declared === undefined ? 'source' : 'dest'],
    });
  }
  return specs;
}
