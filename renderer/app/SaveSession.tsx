import { type FormEvent, type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { LONGEST_SESSION_NAME } from '../../shared/sessions/session.ts';
import { defaultName } from '../saved-sessions/capture-view.ts';
import { useAppState } from '../state/app-state.ts';
import type { SessionsState } from '../state/sessions.ts';
import { Dialog } from '../ui/Dialog.tsx';

const listOf = ({ list }: SessionsState): SessionsState['list'] => list;

/** Asks for the name under which what is shown is saved. */
export function SaveSession(): ReactElement {
  const app = useAppState();
  const list = useStore(app.sessions, listOf);
  const [name, setName] = useState(() => defaultName(app));
  const named = name.trim();
  const replaces = list?.some((entry) => !entry.last && entry.name === named);
  const close = (): void => app.overlay.setState({ shown: 'none' });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (named === '') return;
    app.sessions.getState().controls?.save(named);
    close();
  };
  return (
    <Dialog label="Save session" className="save-session" onClose={close}>
      <form onSubmit={save}>
        <h2>Save session</h2>
        <p className="quiet">
          What is open, the tick, the cell, the layers and the camera. Home lists it; it opens as it is now.
        </p>
        <label className="session-name">
          Name
          <input
            value={name}
            maxLength={LONGEST_SESSION_NAME}
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="quiet" role="status">
          {replaces ? 'There is a session of this name; it is replaced.' : ''}
        </p>
        <div className="button-row">
          <button type="submit" className="button button-main" disabled={named === ''}>
            Save
          </button>
          <button type="button" className="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
