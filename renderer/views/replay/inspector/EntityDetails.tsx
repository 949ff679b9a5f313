import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import type { Entity, Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';
import { entityStateAt } from '../../../session/entity-at.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import { ItemIcon } from '../../../ui/ItemIcon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Fields } from './Fields.tsx';
import { History } from './History.tsx';
import { Neighbours } from './Neighbours.tsx';
import { type Standing, standingOf } from './standing.ts';

const shownA = ({ a }: Playback): Playback['a'] => a;
const shownB = ({ b }: Playback): Playback['b'] => b;
const PILLS: Readonly<Record<Standing['is'], 'good' | 'plain' | 'warning'>> = {
  works: 'good',
  waits: 'plain',
  stands: 'warning',
};

/** One entity in full: what it is, what it does or why it stands, its fields, its neighbours, its past. */
export function EntityDetails({
  scenario,
  tiles,
  index,
}: {
  scenario: Scenario;
  tiles: TileMap;
  index: number;
}): ReactElement | null {
  const { playback } = useAppState();
  const shown = useStore(playback, shownA);
  const beside = useStore(playback, shownB);
  const [followed, setFollowed] = useState<string>();
  const entity = scenario.entities[index];
  const state = shown && entityStateAt(shown.frame, index);
  const other = beside && entityStateAt(beside.frame, index);
  if (entity === undefined || state === undefined) return null;
  const standing = standingOf(entity, state);
  return (
    <>
      <header className="entity-head">
        <span className="entity-badge">{badgeOf(entity)}</span>
        <div>
          <h2>
            {titleOf(entity)} <span className="quiet number">{index}</span>
          </h2>
          <p className="quiet">{placedAs(entity)}</p>
        </div>
        {standing && <Pill kind={PILLS[standing.is]}>{standing.label}</Pill>}
      </header>
      {standing && <p className="standing">{standing.reason}</p>}
      <Fields index={index} state={state} other={other} followed={followed} onFollow={setFollowed} />
      <History entity={entity} index={index} state={state} followed={followed} />
      <Neighbours scenario={scenario} tiles={tiles} index={index} />
    </>
  );
}

function titleOf({ type }: Entity): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

/** What an entity was placed with, in words. */
function placedAs(entity: Entity): string {
  const words: string[] = [];
  if ('recipe' in entity) words.push(entity.recipe);
  if ('item' in entity) words.push(`${entity.item}, ${entity.lane} lane, every ${entity.period} ticks`);
  if ('tier' in entity) words.push(entity.tier);
  if ('dir' in entity) words.push(`faces ${entity.dir}`);
  return [...words, `${entity.x},${entity.y}`].join(' · ');
}

function badgeOf(entity: Entity): ReactElement | string {
  if ('recipe' in entity) return <ItemIcon item={entity.recipe} size={22} />;
  if ('item' in entity) return <ItemIcon item={entity.item} size={22} />;
  return 'dir' in entity ? ({ N: '↑', E: '→', S: '↓', W: '←' } as const)[entity.dir] : '';
}
