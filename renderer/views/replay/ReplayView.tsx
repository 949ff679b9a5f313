import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import type { Place } from '../../state/place.ts';
import type { Playback } from '../../state/playback.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { Announcer, CellAnnouncer } from './Announcer.tsx';
import { Headlines } from './Headlines.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { LayerChips } from './LayerChips.tsx';
import { PaneArea } from './PaneArea.tsx';
import { Transport } from './Transport.tsx';
import { Timeline } from './timeline/Timeline.tsx';

const panesOf = (panes: Panes): Panes => panes;
const hasSession = ({ session }: Panes): boolean => session !== undefined;
const shownA = ({ a }: Playback): Playback['a'] => a;
const isBusy = ({ state }: Playback): boolean => state === 'seeking' || state === 'waiting';
const hasB = ({ open }: Place): boolean => open?.beside !== undefined;

/** The replay: its panes, what is selected, and the timeline. */
export function ReplayView(): ReactElement {
  const app = useAppState();
  const { a, b } = useStore(app.panes, panesOf);
  const ready = useStore(app.panes, hasSession);
  const shown = useStore(app.playback, shownA);
  const busy = useStore(app.playback, isBusy);
  const two = useStore(app.place, hasB);
  const title = openedIn(a)?.title ?? 'Replay';
  return (
    <main
      className="replay"
      aria-label={title}
      aria-busy={busy}
      data-tick={ready ? shown?.frame.tick : undefined}
      data-checksum={ready ? shown?.checksum : undefined}
    >
      <h1 className="for-readers">{title}</h1>
      <div className="tab-row">
        <ViewTabs />
        <LayerChips />
      </div>
      <div className="stage">
        <Headlines />
        <div className="pane-row">
          <PaneArea name="a" pane={a} labelled={two} />
          {two && <PaneArea name="b" pane={b} labelled />}
        </div>
      </div>
      <Inspector />
      <section className="time" aria-label="Time">
        <Transport />
        <Timeline />
      </section>
      <Announcer />
      <CellAnnouncer scenario={openedIn(a)?.scenario ?? null} />
    </main>
  );
}
