/** What the page's style sheets say of a drawing and a file has to say itself. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'visibility',
] as const;

/** Pixels of a picture for each of the screen's. */
const PICTURE_SCALE = 2;

/** A drawing as an SVG file of its own, as it looks now, on a ground of that colour. */
export function svgText(drawing: SVGSVGElement, ground: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, part] of parts.entries()) {
    const look = getComputedStyle(part);
    const twin = copies[at];
    for (const property of CARRIED) twin?.setAttribute(property, look.getPropertyValue(property));
    twin?.removeAttribute('class');
    twin?.removeAttribute('style');
  }
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', ground],
  ] as const)
    back.setAttribute(name, value);
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing as a PNG, twice as fine as on the screen. Throws where the browser cannot draw it. */
export async function pngOf(drawing: SVGSVGElement, ground: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText(drawing, ground)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = drawing.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * PICTURE_SCALE);
    canvas.height = Math.round(height * PICTURE_SCALE);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((picture) =>
        picture ? resolve(picture) : reject(new Error('the chart cannot be drawn as a picture')),
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
