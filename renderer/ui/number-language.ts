/** Digits alone, with a point before decimals. */
export const PLAIN = 'plain';

/** Every language writes its digits as the fonts of the page align them, and as fields read them back. */
const LATIN_DIGITS = '-u-nu-latn';

/**
 * The language that numbers are written in, by the setting `numbers`: `plain`, the tag of a language such as `de-CH`, or
 * `system`, which anything else counts as too.
 */
export function languageOf(setting: string | undefined): string {
  if (setting === PLAIN) return PLAIN;
  const tag = setting !== undefined && setting !== 'system' && isTag(setting) ? setting : navigator.language;
  return `${tag}${LATIN_DIGITS}`;
}

/** A language and what may follow it, without extensions (RFC 5646). */
function isTag(text: string): boolean {
  return /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(text);
}

/** What a language puts between groups of digits; empty where it writes plain ones. */
export function groupSeparator(language: string): string {
  if (language === PLAIN) return '';
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  return parts.find(({ type }) => type === 'group')?.value ?? '';
}

/** A whole number that a person typed or pasted, with separators of the page's language or the usual ones. */
export function readTyped(text: string, setting: string | undefined): number | undefined {
  const plain = withoutGroups(text.trim(), groupSeparator(languageOf(setting)));
  const digits = plain.replaceAll(/[\s,'’]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Takes the separators out of every number of a text that `between` stands between whole groups of. */
export function withoutGroups(text: string, between: string, but: ReadonlySet<string> = new Set()): string {
  if (between === '') return text;
  return text.replaceAll(grouped(between), (number) =>
    but.has(number) ? number : number.replaceAll(between, ''),
  );
}

/** Numbers of a text that are written in groups. */
export function groupedNumbers(text: string, between: string): readonly string[] {
  return between === '' ? [] : [...text.matchAll(grouped(between))].map(([number]) => number);
}

/** Groups are of three digits, or of two before the last one, as in India. */
function grouped(between: string): RegExp {
  const sign = between.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])\\d{1,3}(?:${sign}\\d{2,3})*${sign}\\d{3}(?![\\d]|${sign}\\d)`, 'g');
}
