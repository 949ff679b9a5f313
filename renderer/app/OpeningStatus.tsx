import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import type { LibraryState } from '../state/library.ts';
import { SessionNotice } from './SessionNotice.tsx';

const MEBIBYTE = 1024 * 1024;
const all = (state: LibraryState): LibraryState => state;

/** How far files are that are being read, and what could not be opened of those chosen last. */
export function OpeningStatus(): ReactElement {
  const { library } = useAppState();
  const { sending, refused, controls } = useStore(library, all);
  return (
    <div className="opening" aria-live="polite">
      {sending && (
        <p className="opening-status">
          <span>
            Reading {sending.name}, {(sending.done / MEBIBYTE).toFixed(1)} of{' '}
            {(sending.total / MEBIBYTE).toFixed(1)} MiB
          </span>
          <progress value={sending.done} max={sending.total} aria-label="Bytes read" />
          <button type="button" className="button button-small" onClick={() => controls?.cancelOpening()}>
            Cancel
          </button>
        </p>
      )}
      <SessionNotice />
      {refused.map(({ path, message }) => (
        <p key={path} className="note note-warning" role="alert" data-refused={path}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            <strong>{path}</strong> was not opened: {message}.
          </span>
          <button
            type="button"
            className="button button-small"
            onClick={() => library.setState({ refused: refused.filter((one) => one.path !== path) })}
          >
            Close
          </button>
        </p>
      ))}
    </div>
  );
}
