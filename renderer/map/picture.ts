import { Fault } from '../../shared/base/fault.ts';
import type { Stage } from './gl/stage.ts';

/** Longest side and most pixels of a picture: what browsers can hold in one canvas. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 120_000_000;
/** Longest side of a piece, in pixels; smaller than most textures may be, so that memory stays low. */
const PIECE = 2048;

/** Throws a `Fault` (`picture-too-large`) with the limit. */
export function checkPictureSize(width: number, height: number): void {
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new Fault(
      'picture-too-large',
      `a picture of ${width} by ${height} pixels is too large to be made`,
      {
        width,
        height,
        longestSide: LONGEST_SIDE,
        mostPixels: MOST_PIXELS,
      },
    );
  }
}

/** Draws the board piece by piece onto one canvas and makes a PNG of it. */
export async function takePicture(
  stage: Stage,
  grid: { readonly width: number; readonly height: number },
  scale: number,
  background: string,
): Promise<Blob> {
  const width = Math.max(1, Math.round(grid.width * scale));
  const height = Math.max(1, Math.round(grid.height * scale));
  const piece = Math.min(PIECE, stage.largestTexture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  for (let top = 0; top < height; top += piece) {
    for (let left = 0; left < width; left += piece) {
      const across = Math.min(piece, width - left);
      const down = Math.min(piece, height - top);
      const pixels = stage.pixels({ scale, left: -left, top: -top }, across, down, background);
      context.putImageData(new ImageData(new Uint8ClampedArray(pixels), across, down), left, top);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Fault('picture-too-large', 'the picture could not be made', { width, height });
  return blob;
}
