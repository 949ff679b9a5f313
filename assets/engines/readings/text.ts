// Writing over parts of a snapshot that stands in the answer already.

const COLON: u8 = 0x3a;
const HEXADECIMAL_DIGITS: i32 = 16;

/** Puts another checksum into the snapshot that begins at an address: its digits follow the third colon of the text. */
export function replaceChecksum(start: usize, checksum: u64): void {
  let at = start;
  // `"tick":`, `"checksum":`, `fnv1a64:`
  for (let colons = 0; colons < 3; at++) {
    if (load<u8>(at) === COLON) colons++;
  }
  for (let place = 0; place < HEXADECIMAL_DIGITS; place++) {
    const digit = <i32>((checksum >> (60 - 4 * place)) & 15);
    store<u8>(at + place, digit < 10 ? 0x30 + digit : 0x57 + digit);
  }
}

/** Writes one text over another wherever that stands; both have the same length. */
export function replaceAll(start: usize, end: usize, from: string, to: string): void {
  const length = <usize>from.length;
  for (let at = start; at + length <= end; at++) {
    let same: i32 = 0;
    while (same < from.length && load<u8>(at + same) === letter(from, same)) same++;
    if (same < from.length) continue;
    for (let index = 0; index < to.length; index++) store<u8>(at + index, letter(to, index));
  }
}

function letter(text: string, index: i32): u8 {
  return <u8>load<u16>(changetype<usize>(text) + (index << 1));
}
