import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import type { Playback } from '../../state/playback.ts';
import { Announcer, CellAnnouncer } from '../replay/Announcer.tsx';
import { Headlines } from '../replay/Headlines.tsx';
import { LayerChips } from '../replay/LayerChips.tsx';
import { PaneArea } from '../replay/PaneArea.tsx';
import { Transport } from '../replay/Transport.tsx';
import { Timeline } from '../replay/timeline/Timeline.tsx';
import { ViewTabs } from '../ViewTabs.tsx';
import { Findings } from './Findings.tsx';
import { Lights } from './Lights.tsx';

const panesOf = (panes: Panes): Panes => panes;
const shownA = ({ a }: Playback): Playback['a'] => a;
const isBusy = ({ state }: Playback): boolean => state === 'seeking' || state === 'waiting';

/** Where A and B first differ: whether each can be trusted, what differs, why, and how small it can be made. */
export function DivergenceView(): ReactElement {
  const app = useAppState();
  const { a, b, session } = useStore(app.panes, panesOf);
  const shown = useStore(app.playback, shownA);
  const busy = useStore(app.playback, isBusy);
  const title = `Divergence: ${openedIn(a)?.title ?? ''}`;
  return (
    <main
      className="replay divergence"
      aria-label={title}
      aria-busy={busy}
      data-tick={session ? shown?.frame.tick : undefined}
      data-checksum={session ? shown?.checksum : undefined}
    >
      <h1 className="for-readers">{title}</h1>
      <div className="tab-row">
        <ViewTabs />
        <LayerChips />
      </div>
      <div className="stage">
        <Lights />
        <Headlines />
        <div className="pane-row">
          <PaneArea name="a" pane={a} labelled />
          {b && <PaneArea name="b" pane={b} labelled />}
        </div>
      </div>
      <Findings />
      <section className="time" aria-label="Time">
        <Transport />
        <Timeline />
      </section>
      <Announcer />
      <CellAnnouncer scenario={openedIn(a)?.scenario ?? null} />
    </main>
  );
}
