/** SVG paths of plain shapes, y downwards. */

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  const arc = `${radius} ${radius} 0 1 1`;
  return `M${round(x - radius)} ${round(y)}A${arc} ${round(x + radius)} ${round(y)}A${arc} ${round(x - radius)} ${round(y)}Z`;
}

/** The area between two circles about the origin; the inner one runs the other way around. */
export function ring(outer: number, inner: number): string {
  const arc = `${inner} ${inner} 0 1 0`;
  return `${circle(0, 0, outer)}M${-inner} 0A${arc} ${inner} 0A${arc} ${-inner} 0Z`;
}

export function box(left: number, top: number, right: number, bottom: number): string {
  return polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

export function roundedBox(left: number, top: number, right: number, bottom: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 0 1`;
  return (
    `M${left + radius} ${top}H${right - radius}${arc} ${right} ${top + radius}V${bottom - radius}` +
    `${arc} ${right - radius} ${bottom}H${left + radius}${arc} ${left} ${bottom - radius}` +
    `V${top + radius}${arc} ${left + radius} ${top}Z`
  );
}

/** A bar from lower left to upper right, `shift` along the other diagonal. */
export function slantedBar(shift: number, half: number, lift = 0): string {
  const [middleX, middleY] = [shift + lift * 0.7, shift + lift * 0.7];
  const side = half * Math.SQRT1_2;
  const reach = 0.46;
  const arc = `A${half} ${half} 0 0 1`;
  return (
    `M${round(middleX - reach - side)} ${round(middleY + reach - side)}` +
    `L${round(middleX + reach - side)} ${round(middleY - reach - side)}` +
    `${arc} ${round(middleX + reach + side)} ${round(middleY - reach + side)}` +
    `L${round(middleX - reach + side)} ${round(middleY + reach + side)}` +
    `${arc} ${round(middleX - reach - side)} ${round(middleY + reach - side)}Z`
  );
}

export function diamond(radius: number): string {
  return polygon(regular(4, radius, -Math.PI / 2));
}

export function regular(corners: number, radius: number, start: number): Point[] {
  return Array.from({ length: corners }, (_, corner): Point => {
    const angle = start + (corner * 2 * Math.PI) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
