import { type ReactElement, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { FieldChart } from '../../charts/FieldChart.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { FieldState } from '../../state/field.ts';
import { type LibraryState, nameOfItem } from '../../state/library.ts';
import type { Place } from '../../state/place.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { FieldNotice } from './FieldNotice.tsx';
import { shownField } from './field-view.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { LeftOut } from './LeftOut.tsx';
import { RunList } from './RunList.tsx';
import { useOpenRun } from './use-open-run.ts';

const folderOf = ({ field }: Place): string | undefined => field;
const all = (state: FieldState): FieldState => state;
const libraryOf = (state: LibraryState): LibraryState => state;

/** A folder of runs: each model once by its best run, every run as a point, and what does not count and why. */
export function FieldView(): ReactElement {
  const app = useAppState();
  const folder = useStore(app.place, folderOf);
  const { items = [], controls } = useStore(app.library, libraryOf);
  const state = useStore(app.field, all);
  const { listed, of, fold } = state;
  useEffect(() => {
    if (folder !== undefined && controls !== undefined && app.field.getState().folder !== folder)
      controls.readField(folder);
  }, [app, folder, controls]);
  const opened = useOpenRun();
  const shown = useMemo(
    () => (listed ? shownField(listed, of, fold, opened) : undefined),
    [listed, of, fold, opened],
  );
  const name = folder === undefined ? 'Field' : nameOfItem(items, folder);
  return (
    <main className="field-view" aria-label={`Field: ${name}`}>
      <h1 className="for-readers">Field: {name}</h1>
      <div className="tab-row">
        <ViewTabs />
      </div>
      <div className="field-main">
        {shown === undefined || listed === undefined ? (
          <FieldNotice state={state} />
        ) : (
          <>
            <FieldChoices name={name} shown={shown} fold={fold} />
            {shown.rows.length === 0 ? (
              <p className="quiet">No run of this case counts: only one that passed, with a total, does.</p>
            ) : (
              <>
                <FieldChart
                  title="Total fuel"
                  rows={shown.rows}
                  runs={shown.runs}
                  placement={shown.placement}
                  {...(shown.open && { open: shown.open })}
                  fileName={`${name}-field`}
                />
                <Leaderboard rows={shown.rows} />
              </>
            )}
            <RunList listed={listed} of={shown.of} open={opened?.runId} />
            <LeftOut excluded={shown.excluded} refused={listed.refused} />
          </>
        )}
      </div>
    </main>
  );
}
