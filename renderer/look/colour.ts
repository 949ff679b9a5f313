/** Red, green and blue of `#rrggbb`, each 0 to 255. */
export function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** A colour between two, `share` of the way from the first to the second. */
export function mixed(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export function lighter(hex: string, share: number): string {
  return mixed(hex, '#ffffff', share);
}

export function darker(hex: string, share: number): string {
  return mixed(hex, '#000000', share);
}

/** `#rrggbb` with an opacity, for canvas. */
export function translucent(hex: string, opacity: number): string {
  const [red, green, blue] = channels(hex);
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

/** A colour as one word of four premultiplied bytes, red lowest, as vertices hold it. */
export function packed(hex: string, opacity = 1): number {
  const [red, green, blue] = channels(hex);
  const scaled = (value: number): number => Math.round(value * opacity);
  return (
    (scaled(red) | (scaled(green) << 8) | (scaled(blue) << 16) | (Math.round(255 * opacity) << 24)) >>> 0
  );
}
