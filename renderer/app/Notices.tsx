import { Check, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import { type Notice, putAway } from '../state/notices.ts';

/** Long enough to be read twice. */
const SHOWN_MS = 6000;

const listOf = ({ list }: { readonly list: readonly Notice[] }): readonly Notice[] => list;

/** What has just happened, in words; what went well goes away by itself. */
export function Notices(): ReactElement {
  const { notices } = useAppState();
  const list = useStore(notices, listOf);
  return (
    <>
      {list.map((notice) => (
        <NoticeRow key={notice.key} notice={notice} onClose={() => putAway(notices, notice)} />
      ))}
    </>
  );
}

function NoticeRow({ notice, onClose }: { notice: Notice; onClose: () => void }): ReactElement {
  const { kind, text } = notice;
  const { notices } = useAppState();
  useEffect(() => {
    if (kind !== 'done') return undefined;
    const timer = setTimeout(() => putAway(notices, notice), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [kind, notice, notices]);
  const Icon = kind === 'done' ? Check : TriangleAlert;
  return (
    <p
      className={kind === 'done' ? 'note' : 'note note-warning'}
      role={kind === 'done' ? 'status' : 'alert'}
      data-notice={notice.key}
    >
      <Icon size={16} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className="button button-small" onClick={onClose}>
        Close
      </button>
    </p>
  );
}
