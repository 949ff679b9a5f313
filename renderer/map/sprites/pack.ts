export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cell extends Size {
  readonly x: number;
  readonly y: number;
}

/** Empty texels between cells: the smaller pictures of a texture mix what is near. */
const GAP = 4;
const WIDTHS = [256, 512, 1024, 2048, 4096];

/** Places boxes on a sheet in rows, the tallest first; the sheet's sides are powers of two. */
export function pack(boxes: readonly Size[]): { cells: Cell[]; width: number; height: number } {
  const area = boxes.reduce((sum, box) => sum + (box.width + GAP) * (box.height + GAP), 0);
  const widest = boxes.reduce((most, box) => Math.max(most, box.width + GAP), 0);
  const width = WIDTHS.find((side) => side >= widest && side * side * 0.9 >= area) ?? WIDTHS.at(-1)!;
  const order = boxes.map((_, index) => index).sort((a, b) => boxes[b]!.height - boxes[a]!.height);
  const cells: Cell[] = Array.from({ length: boxes.length });
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const index of order) {
    const box = boxes[index]!;
    if (x + box.width + GAP > width) {
      x = 0;
      y += rowHeight;
      rowHeight = 0;
    }
    cells[index] = { ...box, x, y };
    x += box.width + GAP;
    rowHeight = Math.max(rowHeight, box.height + GAP);
  }
  let height = 256;
  while (height < y + rowHeight) height *= 2;
  return { cells, width, height };
}
