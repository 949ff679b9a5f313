// Which readings and faults this copy of the module follows: names behind the mark, with a comma between them. The text
// lies in the module's data as it stands here, two bytes a letter; whoever wants another engine writes over the spaces.

const CHOICE = 'choice=                                                                                ';
const MARK_LETTERS: i32 = 7;
const SPACE: u16 = 0x20;
const COMMA: u16 = 0x2c;

let known: i32 = 0;

/** Is this name among those chosen? */
export function isChosen(name: string): bool {
  let at = MARK_LETTERS;
  while (at < CHOICE.length) {
    const end = endOfName(at);
    if (end - at === name.length && isAt(name, at)) {
      known++;
      return true;
    }
    at = end + 1;
  }
  return false;
}

/** To be called when every name has been asked for: one that nobody knows must not pass for the plain rules. */
export function trapOnUnknownNames(): void {
  let names = 0;
  for (let at = MARK_LETTERS; at < CHOICE.length; at = endOfName(at) + 1) {
    if (endOfName(at) > at) names++;
  }
  if (names !== known) unreachable();
}

function endOfName(from: i32): i32 {
  let at = from;
  while (at < CHOICE.length && letter(CHOICE, at) !== COMMA && letter(CHOICE, at) !== SPACE) at++;
  return at;
}

function isAt(name: string, at: i32): bool {
  for (let index = 0; index < name.length; index++) {
    if (letter(CHOICE, at + index) !== letter(name, index)) return false;
  }
  return true;
}

function letter(text: string, index: i32): u16 {
  return load<u16>(changetype<usize>(text) + (index << 1));
}
