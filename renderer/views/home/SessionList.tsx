import { Download, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { SessionsState } from '../../state/sessions.ts';
import { timeAgo } from '../../ui/time-ago.ts';

const all = (state: SessionsState): SessionsState => state;

/** Saved sessions, latest first. */
export function SessionList(): ReactElement | null {
  const { sessions } = useAppState();
  const { list = [], controls } = useStore(sessions, all);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <table className="library">
        <thead className="for-readers">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Shows</th>
            <th scope="col">Open</th>
            <th scope="col">Saved</th>
            <th scope="col">Remove</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ session, name, shows, savedAt, last }) => (
            <tr key={session}>
              <th scope="row">{name}</th>
              <td className="quiet">{last ? 'as you left it' : shows}</td>
              <td className="library-ways">
                <button
                  type="button"
                  className="button button-small"
                  aria-label={`${name}: reopen`}
                  onClick={() => controls?.open(session)}
                >
                  reopen
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Save ${name} as a file`}
                  title="Save as a file"
                  onClick={() => controls?.takeAway(session)}
                >
                  <Download size={14} aria-hidden="true" />
                </button>
              </td>
              <td className="number quiet">{timeAgo(savedAt, Date.now())}</td>
              <td className="library-remove">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Delete the session ${name}`}
                  title="Delete"
                  onClick={() => controls?.drop(session)}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
