import { FIGURES, readable } from '../../ui/numbers.ts';

const UNITS = ['B', 'KiB', 'MiB', 'GiB'];

/** A size with three figures and its unit, as `1.25 MiB`; bytes are whole. */
export function readableSize(bytes: number): string {
  let unit = 0;
  let scaled = bytes;
  while (scaled >= 1024 && unit < UNITS.length - 1) {
    scaled /= 1024;
    unit++;
  }
  if (unit === 0 || Number.isInteger(scaled)) return `${readable(scaled)} ${UNITS[unit]}`;
  return `${FIGURES.decimals(scaled, scaled < 10 ? 2 : scaled < 100 ? 1 : 0)} ${UNITS[unit]}`;
}

/** A time limit in its largest whole units, as `1 h 30 min`. */
export function readableLimit(seconds: number): string {
  const parts: (readonly [count: number, unit: string])[] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${readable(count)} ${unit}`);
  return said.join(' ') || '0 s';
}
