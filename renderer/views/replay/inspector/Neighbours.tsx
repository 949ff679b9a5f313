import { type ReactElement, useMemo } from 'react';
import type { Direction } from '../../../../shared/lattice/directions.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';
import { EntityLink } from './EntityLink.tsx';
import { neighboursOf } from './neighbours.ts';

const SIDES: Readonly<Record<Direction, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** What touches the entity, by direction; a click selects it. */
export function Neighbours({
  scenario,
  tiles,
  index,
}: {
  scenario: Scenario;
  tiles: TileMap;
  index: number;
}): ReactElement {
  const neighbours = useMemo(() => neighboursOf(scenario, tiles, index), [scenario, tiles, index]);
  return (
    <section className="neighbours">
      <h3>Neighbours</h3>
      {neighbours.length === 0 && <p className="quiet">Nothing touches it.</p>}
      <ul>
        {neighbours.map(({ direction, index: other, entity }) => (
          <li key={`${direction} ${other}`}>
            <span className="quiet">{SIDES[direction]}</span>
            <EntityLink entity={entity} />
            <span className="quiet number">{other}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
