import { Save, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../errors/FaultNotice.tsx';
import { useAppState } from '../state/app-state.ts';
import type { SessionSaid, SessionsState } from '../state/sessions.ts';

/** What went well needs nobody to close it. */
const SHOWN_MS = 6000;

const saidOf = ({ said }: SessionsState): SessionSaid | undefined => said;

/** What became of saving or opening a session, until it is closed, or a moment if all is well. */
export function SessionNotice(): ReactElement | null {
  const { sessions } = useAppState();
  const said = useStore(sessions, saidOf);
  const isSaved = said?.kind === 'saved';
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = window.setTimeout(() => sessions.setState({ said: undefined }), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isSaved, sessions]);
  if (said === undefined) return null;
  const close = (): void => sessions.setState({ said: undefined });
  if (said.kind === 'failed') return <FaultNotice fault={said.fault} name={said.what} close={close} />;
  return (
    <p className={said.kind === 'saved' ? 'note' : 'note note-warning'} data-session-said={said.kind}>
      {said.kind === 'saved' ? (
        <Save size={16} aria-hidden="true" />
      ) : (
        <TriangleAlert size={16} aria-hidden="true" />
      )}
      <span>{wordsOf(said)}</span>
      <button type="button" className="button button-small" onClick={close}>
        Close
      </button>
    </p>
  );
}

function wordsOf(said: Exclude<SessionSaid, { kind: 'failed' }>): string {
  if (said.kind === 'saved') return `Session “${said.name}” is saved.`;
  const parts = [
    ...(said.missing.length > 0 ? [`Missing: ${said.missing.join(', ')}.`] : []),
    ...(said.changed.length > 0 ? [`Changed since it was saved: ${said.changed.join(', ')}.`] : []),
  ];
  return `Session “${said.name}” is not as it was. ${parts.join(' ')}`;
}
