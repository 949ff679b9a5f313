import type { Direction } from '../../lattice/directions.ts';
import type { Legend, Stamp } from '../../lattice/drawing.ts';
import { eachTile } from '../../lattice/scenario/footprint.ts';
import { guestBytes } from '../../lattice/scenario/guest.ts';
import type { Entity, Scenario } from '../../lattice/scenario/scenario.ts';

/** A scenario as text that `drawing` reads back, a character a tile, with what the characters stand for. */
export interface DrawnScenario {
  readonly text: string;
  readonly legend: Legend;
  /** Whether the entities were placed row by row, as a drawing places them; if not, drawing it reorders the phases. */
  readonly inOrder: boolean;
}

const ARROWS: Readonly<Record<Direction, string>> = { N: '^', E: '>', S: 'v', W: '<' };
const LETTERS = 'abcdefghijklmnopqrstuwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Draws a scenario: fast belts as arrows, all else by letters of a legend, `#` where an anchor to the left or above covers
 * the tile. Past the letters there are (61) it takes characters from U+0100 on.
 */
export function drawScenario(scenario: Scenario): DrawnScenario {
  const { width, height } = scenario.grid;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  const letters = new Map<string, string>();
  const legend: Record<string, Stamp> = {};
  for (const entity of scenario.entities) {
    eachTile(entity, (x, y) => {
      rows[y]![x] = '#';
    });
    rows[entity.y]![entity.x] = characterOf(entity, letters, legend);
  }
  const places = scenario.entities.map(({ x, y }) => y * width + x);
  return {
    text: rows.map((row) => row.join('')).join('\n'),
    legend,
    inOrder: places.every((place, index) => index === 0 || place > places[index - 1]!),
  };
}

function characterOf(entity: Entity, letters: Map<string, string>, legend: Record<string, Stamp>): string {
  if (entity.type === 'belt' && entity.tier === 'fast') return ARROWS[entity.dir];
  const { x: _x, y: _y, ...stamp } = entity;
  const key = JSON.stringify(Object.entries(stamp).sort(([a], [b]) => (a < b ? -1 : 1)));
  const known = letters.get(key);
  if (known !== undefined) return known;
  const letter = LETTERS[letters.size] ?? String.fromCodePoint(0x100 + letters.size);
  letters.set(key, letter);
  legend[letter] = stamp as Stamp;
  return letter;
}

/** The drawing with its legend, for people: a README, an issue, a comment in a test. */
export function drawingText(scenario: Scenario): string {
  const { text, legend } = drawScenario(scenario);
  const lines = Object.entries(legend).map(
    ([letter, stamp]) => `${letter}  ${Object.values(stamp).join(' ')}`,
  );
  return [text, '', ...lines, ''].join('\n');
}

/** The scenario as the text of a file: compact, in the order of keys that a guest is handed. */
export function scenarioText(scenario: Scenario): string {
  return `${new TextDecoder().decode(guestBytes(scenario))}\n`;
}
