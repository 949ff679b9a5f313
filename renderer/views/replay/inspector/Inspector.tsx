import { MousePointerClick } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import { useAppState } from '../../../state/app-state.ts';
import { openedIn, type Panes } from '../../../state/panes.ts';
import type { Place } from '../../../state/place.ts';
import type { Playback } from '../../../state/playback.ts';
import { CellNotes } from '../../notes/CellNotes.tsx';
import { entityOnCell, tilesOf } from './board.ts';
import { EntityDetails } from './EntityDetails.tsx';
import { FrameFacts } from './FrameFacts.tsx';
import { useReader } from './use-reader.ts';

const scenarioA = ({ a }: Panes): Scenario | null => openedIn(a)?.scenario ?? null;
const cellOf = ({ cell }: Place): Place['cell'] => cell;
const shownA = ({ a }: Playback): Playback['a'] => a;

/** What is selected, in full; without a selection, what the frame is. */
export function Inspector(): ReactElement {
  const app = useAppState();
  const scenario = useStore(app.panes, scenarioA);
  const cell = useStore(app.place, cellOf);
  const shown = useStore(app.playback, shownA);
  const tiles = useMemo(() => (scenario ? tilesOf(scenario) : undefined), [scenario]);
  const index = cell && tiles && entityOnCell(tiles, cell);
  const read = useReader(scenario, index === undefined ? undefined : shown?.frame);
  return (
    <aside className="inspector" aria-label="Inspector" data-entity={index} tabIndex={-1}>
      {scenario && tiles && index !== undefined && (
        <EntityDetails key={index} scenario={scenario} tiles={tiles} index={index} read={read} />
      )}
      {index === undefined && (
        <section className="empty-selection">
          <MousePointerClick size={20} aria-hidden="true" />
          <h2 data-as-it-is>{cell ? `Cell ${cell.x},${cell.y} is empty` : 'Nothing is selected'}</h2>
          <p className="quiet">
            Click an entity, move the cell cursor with the arrow keys while the map has the focus, or search
            for one.
          </p>
        </section>
      )}
      {cell && (
        <CellNotes
          isSelected={(at) =>
            index === undefined || tiles === undefined
              ? at.x === cell.x && at.y === cell.y
              : entityOnCell(tiles, at) === index
          }
        />
      )}
      {shown && <FrameFacts shown={shown} />}
    </aside>
  );
}
