import { humanized } from './slug.ts';
import type { Table } from './table.ts';

/** One aspect that a reviewer rates (spec: manifest §2.9). */
export interface Domain {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** Reads the `[[domain]]` tables of a case, or of a variant beside those of its case, whose ids are taken. */
export function readDomains(parent: Table, taken: ReadonlySet<string> = new Set()): Domain[] {
  const ids = new Set(taken);
  const domains: Domain[] = [];
  for (const table of parent.tables('domain')) {
    const id = table.text('id');
    const name = table.prose('name');
    const description = table.text('description');
    table.others();
    if (id === undefined) continue;
    if (ids.has(id)) {
      table.report('error', 'duplicate-domain', 'id', `a domain '${id}' is already declared`, { found: id });
      continue;
    }
    ids.add(id);
    domains.push({ id, name: name ?? humanized(id), description: description ?? '' });
  }
  return domains;
}
