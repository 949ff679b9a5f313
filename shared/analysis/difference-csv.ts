import { fieldRows, type StateDifference } from './field-diff.ts';
import { phaseNumber } from './phase.ts';

const HEADER = ['tick', 'phase', 'entity', 'type', 'x', 'y', 'field', 'change', 'a', 'b'];

/** The differing fields of states as CSV (RFC 4180, CRLF), a line a field, with a header. */
export function differencesCsv(differences: readonly StateDifference[]): string {
  const rows = differences.flatMap((difference) =>
    fieldRows(difference).map(({ entity, field }) => [
      difference.tick,
      `${phaseNumber(field.phase)} ${field.phase}`,
      entity.index,
      entity.type,
      entity.x,
      entity.y,
      field.path,
      field.change,
      field.a ?? '',
      field.b ?? '',
    ]),
  );
  return csv([HEADER, ...rows]);
}

/** Rows as CSV. A text that a spreadsheet would take for a formula is given a leading apostrophe. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
