import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Visit } from '../../../shared/notes/notes.ts';
import { goToVisit } from '../../notes/go-to-place.ts';
import { useAppState } from '../../state/app-state.ts';
import type { NotesState } from '../../state/notes.ts';
import { timeAgo } from '../../ui/time-ago.ts';
import { placeLabel } from './note-words.ts';

const trailOf = ({ file }: NotesState): readonly Visit[] => file.trail;

/** The places that were looked at, latest first; each leads there again. */
export function TrailList(): ReactElement {
  const app = useAppState();
  const trail = useStore(app.notes, trailOf);
  if (trail.length === 0) return <p className="quiet">Places where you stay a moment are listed here.</p>;
  return (
    <ol className="trail-list" aria-label="Trail">
      {trail
        .map((visit) => (
          <li key={`${visit.at} ${visit.view} ${visit.tick}`}>
            <button
              type="button"
              className="link number"
              onClick={() => {
                app.overlay.setState({ shown: 'none' });
                goToVisit(app, visit);
              }}
            >
              {placeLabel(visit)}
            </button>
            <span className="quiet">in {visit.view}</span>
            <span className="spring" />
            <span className="quiet">{timeAgo(visit.at, Date.now())}</span>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
