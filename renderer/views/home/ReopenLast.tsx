import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { offeredLast } from '../../state/sessions.ts';
import { timeAgo } from '../../ui/time-ago.ts';

/** One press leads back to where one was. Nothing is opened, and no engine run, without it. */
export function ReopenLast(): ReactElement | null {
  const { sessions } = useAppState();
  const last = useStore(sessions, offeredLast);
  if (last === undefined) return null;
  return (
    <p className="reopen-last">
      <button
        type="button"
        className="button"
        onClick={() => sessions.getState().controls?.open(last.session)}
      >
        <History size={16} aria-hidden="true" /> Reopen last: {last.name}
      </button>
      <span className="quiet">{timeAgo(last.savedAt, Date.now())}</span>
    </p>
  );
}
