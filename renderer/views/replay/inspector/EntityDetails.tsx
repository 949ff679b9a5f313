import { type ReactElement, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Entity, Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';
import { type MachineState, machineState } from '../../../map/standing/machine-state.ts';
import { whyItStands } from '../../../map/standing/why.ts';
import { entityStateAt } from '../../../session/entity-at.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import { ItemIcon } from '../../../ui/ItemIcon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Fields } from './Fields.tsx';
import { History } from './History.tsx';
import { Neighbours } from './Neighbours.tsx';
import type { ReadFrame } from './use-reader.ts';
import { WhyItStands } from './WhyItStands.tsx';

const shownA = ({ a }: Playback): Playback['a'] => a;
const shownB = ({ b }: Playback): Playback['b'] => b;
const PILLS: Readonly<Record<MachineState['is'], 'good' | 'plain' | 'warning'>> = {
  crafting: 'good',
  moving: 'good',
  starting: 'plain',
  waiting: 'plain',
  'no-input': 'warning',
  'output-full': 'warning',
  blocked: 'warning',
};

/** One entity in full: what it is, what it does or why it stands, its fields, its neighbours, its past. */
export function EntityDetails({
  scenario,
  tiles,
  index,
  read,
}: {
  scenario: Scenario;
  tiles: TileMap;
  index: number;
  /** The shown frame as reasons are looked for in it. */
  read: ReadFrame | undefined;
}): ReactElement | null {
  const { playback } = useAppState();
  const shown = useStore(playback, shownA);
  const beside = useStore(playback, shownB);
  const [followed, setFollowed] = useState<string>();
  const entity = scenario.entities[index];
  const standing = useMemo(() => read && machineState(read.board, index, read.reader), [read, index]);
  const links = useMemo(() => (read ? whyItStands(read.board, index, read.reader) : []), [read, index]);
  const state = shown && entityStateAt(shown.frame, index);
  const other = beside && entityStateAt(beside.frame, index);
  if (entity === undefined || state === undefined) return null;
  return (
    <>
      <header className="entity-head">
        <span className="entity-badge">{badgeOf(entity)}</span>
        <div>
          <h2>
            {titleOf(entity)} <span className="quiet number">{index}</span>
          </h2>
          <p className="quiet" data-as-it-is>
            {placedAs(entity)}
          </p>
        </div>
        {standing && <Pill kind={PILLS[standing.is]}>{standing.label}</Pill>}
      </header>
      {standing && links.length === 0 && <p className="standing">{standing.reason}</p>}
      {links.length > 0 && <WhyItStands scenario={scenario} links={links} />}
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
