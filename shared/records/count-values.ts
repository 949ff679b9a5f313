const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What stands before a value: a comma, a bracket or a brace that opens. */
const BEFORE = [0x2c, 0x5b, 0x7b];

/** About how many values a JSON text holds, without parsing it: what it would take in memory depends on that. */
export function countValues(bytes: Uint8Array): number {
  let count = 1;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) inString = !inString;
    else if (inString) {
      if (byte === BACKSLASH) at++;
    } else if (BEFORE.includes(byte)) count++;
  }
  return count;
}
