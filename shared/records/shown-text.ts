/** Control characters, and those that are not seen but change how a line reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of a stranger's as one line that can do nothing to a terminal: what is not seen is written out, the rest cut. */
export function shownText(text: string, longest = 120): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(UNSEEN, (char) => `\\u${char.codePointAt(0)?.toString(16).padStart(4, '0')}`);
}
