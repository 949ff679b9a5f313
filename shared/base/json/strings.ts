const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * The text of a JSON string's inside that holds escapes. Throws a `SyntaxError` for an unknown escape or half of a
 * surrogate pair (the harness refuses both) and a `TypeError` for bytes that are not UTF-8.
 */
export function unescapeString(inside: Uint8Array): string {
  const raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(inside);
  const text = raw.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (whole, escaped: string) => {
    if (escaped.length === 5) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    const plain = SIMPLE[escaped];
    if (plain === undefined) throw new SyntaxError(`unknown escape ${whole}`);
    return plain;
  });
  if (!text.isWellFormed()) throw new SyntaxError('an escape that is half of a surrogate pair');
  return text;
}
