const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in words; a date once it is a week. Both in ms since 1970. */
export function timeAgo(then: number, now: number): string {
  const ago = Math.max(0, now - then);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return WORDS.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return WORDS.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return WORDS.format(-Math.floor(ago / DAY), 'day');
  return DATE.format(then);
}
