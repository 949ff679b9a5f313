import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { inOrder, type Note } from '../../../../shared/notes/notes.ts';
import { goToPlace } from '../../../notes/go-to-place.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { NotesState } from '../../../state/notes.ts';
import { holds, type TickScale } from '../../../state/timeline-zoom.ts';
import { placeLabel } from '../../notes/note-words.ts';
import { percentOf, placeOf } from './tick-scale.ts';

/** As much of a text as a tooltip shows. */
const SHOWN_TEXT = 200;

const notesOf = ({ file }: NotesState): readonly Note[] => file.notes;

/** A flag for each note and a bar for each range; one stop of the Tab key, arrows lead from flag to flag. */
export function NoteMarks({ shown }: { shown: TickScale }): ReactElement | null {
  const app = useAppState();
  const notes = inOrder(useStore(app.notes, notesOf));
  const [current, setCurrent] = useState(0);
  const flags = notes.filter(({ tick }) => holds(shown, tick));
  if (notes.length === 0) return null;
  const stop = Math.min(current, flags.length - 1);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.min(flags.length - 1, Math.max(0, stop + by));
    setCurrent(next);
    event.currentTarget.querySelectorAll('button').item(next)?.focus();
  };
  return (
    <div className="note-marks" role="toolbar" aria-label="Notes on the timeline" onKeyDown={move}>
      {notes.map(({ id, tick, to }) => {
        const bar = to === undefined ? undefined : placeOf(shown, tick, to);
        return bar && <span key={id} className="note-bar" style={bar} />;
      })}
      {flags.map((note, index) => (
        <button
          key={note.id}
          type="button"
          className="note-flag"
          tabIndex={index === stop ? 0 : -1}
          aria-label={`Note at ${placeLabel(note)}: ${note.text.slice(0, SHOWN_TEXT)}`}
          title={`${placeLabel(note)}\n${note.text.slice(0, SHOWN_TEXT)}`}
          style={{ left: `${percentOf(shown, note.tick)}%` }}
          onPointerDown={(event) => event.stopPropagation()}
          onFocus={() => setCurrent(index)}
          onClick={() => goToPlace(app, { tick: note.tick, cell: note.cell })}
        />
      ))}
    </div>
  );
}
