/** The cells of a CSV file (RFC 4180), line by line; an apostrophe before what looks like a formula is taken off. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (whole === '') continue;
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/^'(?=[=+\-@\t\r])/, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
