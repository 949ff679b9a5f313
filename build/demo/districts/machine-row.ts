import type { RecipeName } from '../../../shared/lattice/recipes.ts';
import type { Pen } from '../pen.ts';

/** Inserters beside each machine of a row, by their offset from its left edge: `in` towards the machine, `out` away. */
export type Hands = Readonly<Record<number, 'in' | 'out'>>;

interface MachineRow {
  /** Top left of the first machine. */
  readonly x: number;
  readonly y: number;
  readonly recipe: RecipeName;
  readonly count: number;
  /** Tiles from one machine to the next; as wide as the machine when they stand side by side. */
  readonly pitch: number;
  /** On the row of tiles above the machines, and below them. */
  readonly above?: Hands;
  readonly below?: Hands;
}

/** Machines in a row, all fed and emptied in the same way from the belts above and below. */
export function machineRow(
  pen: Pen,
  { x, y, recipe, count, pitch, above = {}, below = {} }: MachineRow,
): void {
  const size = recipe === 'iron-plate' || recipe === 'copper-plate' ? 2 : 3;
  for (let index = 0; index < count; index++) {
    const left = x + index * pitch;
    pen.crafter(left, y, recipe);
    for (const [offset, way] of Object.entries(above)) {
      pen.inserter(left + Number(offset), y - 1, way === 'in' ? 'S' : 'N');
    }
    for (const [offset, way] of Object.entries(below)) {
      pen.inserter(left + Number(offset), y + size, way === 'in' ? 'N' : 'S');
    }
  }
}
