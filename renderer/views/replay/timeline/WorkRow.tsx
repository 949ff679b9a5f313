import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Progress } from '../../../state/activity.ts';
import { useAppState } from '../../../state/app-state.ts';
import { openedIn, type Panes } from '../../../state/panes.ts';
import type { Playback } from '../../../state/playback.ts';
import { readableFuel } from '../../../ui/numbers.ts';

/** Work that ends sooner is not worth a word; it would only flicker. */
const APPEARS_MS = 150;

const replayA = ({ a }: Panes): string | undefined => openedIn(a)?.replay;
const isSeeking = ({ state }: Playback): boolean => state === 'seeking';

/** Work that goes on, with how much of it is done, and a way to end what a seek waits for. */
export function WorkRow(): ReactElement {
  const { activity, panes, playback } = useAppState();
  const replay = useStore(panes, replayA);
  const progress = useStore(activity, (all) => (replay === undefined ? undefined : all[replay]?.progress));
  const seeking = useLasting(useStore(playback, isSeeking));
  const work =
    progress ?? (seeking ? { work: 'going to the tick', done: 0, total: 1, fuel: undefined } : undefined);
  return (
    <div className="work" aria-live="off">
      {work && (
        <>
          <progress
            aria-label={work.work}
            {...(work.done > 0 ? { value: work.done, max: work.total } : {})}
          />
          <span className="number">{wordsOf(work)}</span>
        </>
      )}
      {!work && (
        <span>
          Drag to go to a tick, with Shift to loop a range. The wheel zooms, with Shift it moves along.
        </span>
      )}
      {(seeking || progress !== undefined) && (
        <button
          type="button"
          className="button button-small"
          title="Cancel (Esc)"
          onClick={() => panes.getState().session?.cancel()}
        >
          Cancel
        </button>
      )}
    </div>
  );
}

function wordsOf({ work, done, total, fuel }: Progress): string {
  const share = done > 0 ? ` · ${Math.floor((done / total) * 100)} %` : '';
  return `${work}${share}${fuel === undefined ? '' : ` · ${readableFuel(BigInt(fuel))} fuel`}`;
}

/** Whether something has been so for a moment. */
function useLasting(so: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) {
      setLasting(false);
      return undefined;
    }
    const timer = window.setTimeout(() => setLasting(true), APPEARS_MS);
    return () => window.clearTimeout(timer);
  }, [so]);
  return lasting;
}
