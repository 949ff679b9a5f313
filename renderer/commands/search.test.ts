import { expect, it } from 'vitest';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { COMMANDS } from './commands.ts';
import { type Found, findCommands, findInReplay } from './search.ts';

const scenario: Scenario = {
  version: 1,
  grid: { width: 20, height: 10 },
  ticks: 3600,
  snapshots: [600],
  entities: [
    { type: 'belt', x: 0, y: 0, dir: 'E', tier: 'fast' },
    { type: 'furnace', x: 12, y: 7, recipe: 'copper-plate' },
    { type: 'source', x: 3, y: 3, dir: 'N', item: 'coal', lane: 'both', period: 4 },
  ],
};
const searched = { scenario, first: 0, last: 3600 };
/** What was found, in short. */
function shortly(found: Found): string {
  if (found.kind === 'tick') return `tick ${found.tick}`;
  if (found.kind === 'cell') return `cell ${found.cell.x},${found.cell.y} ${found.entity?.type ?? 'empty'}`;
  return found.kind === 'entity' ? `entity ${found.index}` : found.command.id;
}
const kinds = (text: string): string[] => findInReplay(text, searched).map(shortly);

it.each([
  ['1468', ['tick 1468']],
  ['1,468', ['tick 1468']],
  ['tick 7', ['tick 7']],
  ['99999', []],
  ['1', ['tick 1', 'entity 1']],
  ['#2', ['entity 2']],
  ['12,7', ['cell 12,7 furnace']],
  ['13, 8', ['cell 13,8 furnace']],
  ['5,5', ['cell 5,5 empty']],
  ['50,5', []],
  ['furnace', ['entity 1']],
  ['coal', ['entity 1', 'entity 2']],
  ['copper-plate', ['entity 1']],
  ['fast belt', ['entity 0']],
  ['', []],
  ['nonsense', []],
])('finds for %s: %j', (text, found) => {
  expect(kinds(text)).toEqual(found);
});

it('finds no place where the board is not known', () => {
  expect(findInReplay('12,7', { ...searched, scenario: null })).toEqual([]);
});

it('finds commands by every word of their label and keywords', () => {
  const ids = (text: string) =>
    findCommands(text, COMMANDS).map((found) => found.kind === 'command' && found.command.id);
  expect(ids('graded next')).toEqual(['next-graded']);
  expect(ids('reverse')).toEqual(['play-back']);
  expect(ids('about')[0]).toBe('about');
  expect(ids('help')).toEqual(['help', 'tour']);
  expect(ids('')).toHaveLength(COMMANDS.length);
});
