import type { Table } from './table.ts';

/** Marks of the grammar that manifests had before variants became files (spec: manifest §2.15). */
const MARKS = ['max_runtime_seconds', 'variant'];

/** Says once that a manifest is of the older grammar, so that nobody repairs it key by key. */
export function reportOlderGrammar(root: Table): void {
  const mark = MARKS.find((key) => root.has(key));
  if (mark === undefined) return;
  const message = `'${mark}' is of an older grammar, which today's harness refuses: it wants slug, changelog, max_runtime_hours and a list of variant files`;
  root.report('error', 'older-grammar', mark, message, { found: mark, atKey: true });
}
