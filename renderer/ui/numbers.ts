const WHOLE = new Intl.NumberFormat('en');
const ONE_PLACE = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A tick or a count with separators, as it is read; copied, it is plain. */
export function readable(count: number): string {
  return WHOLE.format(count);
}

/** A rate with one decimal place, as `15.8`. */
export function oneDecimal(value: number): string {
  return value >= 100 ? WHOLE.format(Math.round(value)) : ONE_PLACE.format(value);
}
