import { ENGLISH, type Figures } from './figures.ts';

/** Numbers with their units as people read them; plain digits are for files and scripts. */

/** 7 300 000 000 as `7.30 G`: three figures and the usual letters, for fuel. */
export function formatFuel(fuel: number | bigint, figures: Figures = ENGLISH): string {
  const value = Number(fuel);
  const units = ['', ' k', ' M', ' G', ' T', ' P', ' E'];
  let unit = 0;
  let scaled = value;
  while (scaled >= 999.5 && unit < units.length - 1) {
    scaled /= 1000;
    unit++;
  }
  if (unit === 0) return String(value);
  return `${figures.decimals(scaled, scaled < 10 ? 2 : scaled < 100 ? 1 : 0)}${units[unit]}`;
}

/** A share as `18.2 %`; above ten times as `12.4 ×`. */
export function formatShare(share: number, figures: Figures = ENGLISH): string {
  if (share >= 10) return `${figures.decimals(share, 1)} ×`;
  return `${figures.decimals(share * 100, share < 0.1 ? 2 : 1)} %`;
}

/** Seconds as `0.41 s`, below a tenth as `41 ms`. */
export function formatSeconds(seconds: number, figures: Figures = ENGLISH): string {
  if (seconds < 0.1) return `${figures.decimals(seconds * 1000, seconds < 0.01 ? 1 : 0)} ms`;
  return `${figures.decimals(seconds, seconds < 10 ? 2 : 1)} s`;
}
