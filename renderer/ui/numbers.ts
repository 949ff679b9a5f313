import type { Figures } from '../../shared/base/figures.ts';
import { formatFuel, formatSeconds, formatShare } from '../../shared/base/format.ts';
import { languageOf, PLAIN } from './number-language.ts';

/**
 * Numbers as the page shows them: the one place that knows in which language. `data-numbers` on the page's root says it, as
 * `data-theme` says the theme: `system`, `plain`, or the tag of a language. It is read each time, since it may change;
 * what is on the page already changes when it is drawn again. Copied, they are plain (`plain-copy.ts`).
 */
export const FIGURES: Figures = {
  whole: (value) => {
    const language = languageOf(setting());
    return language === PLAIN ? value.toString() : value.toLocaleString(language);
  },
  decimals: (value, places) => {
    const language = languageOf(setting());
    if (language === PLAIN) return value.toFixed(places);
    return value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
  },
};

/** A tick or a count with separators. */
export function readable(count: number | bigint): string {
  return FIGURES.whole(count);
}

/** A rate with one decimal place, as `15.8`; from a hundred on it is whole. */
export function oneDecimal(value: number): string {
  return value >= 100 ? FIGURES.whole(Math.round(value)) : FIGURES.decimals(value, 1);
}

/** Fuel in three figures, as `7.30 G`. */
export function readableFuel(fuel: number | bigint): string {
  return formatFuel(fuel, FIGURES);
}

/** A share as `18.2 %`, or as `12.4 ×`. */
export function readableShare(share: number): string {
  return formatShare(share, FIGURES);
}

/** Seconds as `0.41 s` or `41 ms`. */
export function readableSeconds(seconds: number): string {
  return formatSeconds(seconds, FIGURES);
}

function setting(): string | undefined {
  // Tests of words run without a page, and read them as the command line says them.
  return typeof document === 'undefined' ? 'en' : document.documentElement.dataset.numbers;
}
