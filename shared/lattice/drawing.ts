import { Fault } from '../base/fault.ts';
import type { Tier } from './constants.ts';
import type { Direction } from './directions.ts';
import type { Entity, Scenario } from './scenario/scenario.ts';

type WithoutPlace<E> = E extends Entity ? Omit<E, 'x' | 'y'> : never;

/** What a character stands for; its place is where it is drawn. */
export type Stamp = WithoutPlace<Entity>;
export type Legend = Readonly<Record<string, Stamp>>;

export interface DrawingOptions {
  readonly ticks: number;
  /** Defaults to the last tick alone. */
  readonly snapshots?: readonly number[];
  /** Tier of the belts drawn as arrows; `fast` by default. */
  readonly tier?: Tier;
}

const ARROWS: Readonly<Record<string, Direction>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };

/**
 * A scenario drawn as text, a character a tile: `> < ^ v` are belts, `.` and space are empty, `#` is covered by an
 * anchor to its left or above, and everything else stands in the legend (which wins over the arrows). Entities are
 * placed row by row. Common indentation and empty first and last lines are dropped. Throws a `Fault`
 * (`drawing-character`) for a character that means nothing.
 */
export function drawing(text: string, legend: Legend, options: DrawingOptions): Scenario {
  const rows = trimmed(text);
  const entities: Entity[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((character, x) => {
      const stamp = stampOf(character, legend, options.tier ?? 'fast');
      if (stamp !== undefined) entities.push({ ...stamp, x, y } as Entity);
    });
  });
  const width = Math.max(1, ...rows.map((row) => [...row].length));
  const { ticks, snapshots = [ticks] } = options;
  return { version: 1, grid: { width, height: Math.max(1, rows.length) }, ticks, snapshots, entities };
}

function stampOf(character: string, legend: Legend, tier: Tier): Stamp | undefined {
  const known = legend[character];
  if (known !== undefined) return known;
  const dir = ARROWS[character];
  if (dir !== undefined) return { type: 'belt', dir, tier };
  if (character === '.' || character === ' ' || character === '#') return undefined;
  throw new Fault('drawing-character', `'${character}' stands neither in the legend nor for a belt`, {
    character,
  });
}

function trimmed(text: string): string[] {
  const rows = text.split('\n').map((row) => row.trimEnd());
  while (rows.length > 0 && rows[0] === '') rows.shift();
  while (rows.length > 0 && rows.at(-1) === '') rows.pop();
  const indents = rows.filter((row) => row !== '').map((row) => row.length - row.trimStart().length);
  const indent = Math.min(...indents, 80);
  return rows.map((row) => row.slice(indent));
}
