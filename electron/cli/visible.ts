/** Control characters, and those that turn the direction of writing: they could show a person something else. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of unknown origin on one line, with everything that a terminal would act on written out. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => {
    if (character === '\n') return '\\n';
    if (character === '\t') return '\\t';
    return `\\u{${character.codePointAt(0)!.toString(16)}}`;
  });
}
