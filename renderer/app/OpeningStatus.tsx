import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../errors/FaultNotice.tsx';
import { useAppState } from '../state/app-state.ts';
import type { LibraryState } from '../state/library.ts';
import { oneDecimal } from '../ui/numbers.ts';
import { Notices } from './Notices.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const MEBIBYTE = 1024 * 1024;
const all = (state: LibraryState): LibraryState => state;

/** How far files are that are being read, and what could not be opened of those chosen last. */
export function OpeningStatus(): ReactElement {
  const { library } = useAppState();
  const { sending, reading, refused, controls } = useStore(library, all);
  return (
    <div className="opening" aria-live="polite">
      {sending && (
        <p className="opening-status">
          <span>
            Reading {sending.name}, {oneDecimal(sending.done / MEBIBYTE)} of{' '}
            {oneDecimal(sending.total / MEBIBYTE)} MiB
          </span>
          <progress value={sending.done} max={sending.total} aria-label="Bytes read" />
          <button type="button" className="button button-small" onClick={() => controls?.cancelOpening()}>
            Cancel
          </button>
        </p>
      )}
      <SessionNotice />
      {reading !== undefined && (
        <p className="opening-status">
          <span>Reading {reading} …</span>
          <progress aria-label={`Reading ${reading}`} />
        </p>
      )}
      {refused.map(({ path, ...fault }) => (
        <FaultNotice
          key={path}
          fault={fault}
          name={path}
          close={() => library.setState({ refused: refused.filter((one) => one.path !== path) })}
        />
      ))}
      <Notices />
    </div>
  );
}
