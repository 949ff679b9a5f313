import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { Pane, Panes } from '../../state/panes.ts';
import type { Place } from '../../state/place.ts';
import type { PaneName } from '../../state/replay-controls.ts';
import { MapPane } from './MapPane.tsx';
import { TablePane } from './TablePane.tsx';

const isTable = ({ table }: Place): boolean => table;
const noMapOf = ({ noMap }: Panes): string | undefined => noMap;

/** One pane, whatever state it is in. */
export function PaneArea({
  name,
  pane,
  labelled,
}: {
  name: PaneName;
  pane: Pane | undefined;
  labelled: boolean;
}): ReactElement {
  const app = useAppState();
  const table = useStore(app.place, isTable);
  const noMap = useStore(app.panes, noMapOf);
  if (pane === undefined || pane.kind === 'opening') {
    return (
      <div className="pane middle">
        <p role="status" className="appears-late">
          Opening …
        </p>
      </div>
    );
  }
  if (pane.kind === 'failed') {
    return (
      <div className="pane middle">
        <FaultNotice
          fault={pane.fault}
          title={name === 'a' ? 'This replay cannot be opened' : 'B cannot be opened'}
          retry={{ label: 'Try again', run: () => app.panes.setState(({ tries }) => ({ tries: tries + 1 })) }}
        />
      </div>
    );
  }
  const { scenario, title } = pane.opened;
  return (
    <div className="pane">
      {labelled && (
        <h2 className="pane-title">
          <span className={`tag tag-${name}`}>{name.toUpperCase()}</span> {title}
        </h2>
      )}
      {table || noMap !== undefined || scenario === null ? (
        <TablePane name={name} scenario={scenario} why={table ? undefined : (noMap ?? NO_BOARD)} />
      ) : (
        <MapPane name={name} scenario={scenario} title={title} />
      )}
    </div>
  );
}

const NO_BOARD = 'These states come without their scenario, so where things stand is not known.';
