import { StickyNote, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { type NotesState, savedState } from '../../state/notes.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';

const isRead = ({ key }: NotesState): boolean => key !== undefined;
const countOf = ({ file }: NotesState): number => file.notes.length;

/** How many notes there are, whether they are saved, and the way to their list. */
export function NotesButton(): ReactElement {
  const { notes } = useAppState();
  const count = useStore(notes, countOf);
  const read = useStore(notes, isRead);
  const saved = useStore(notes, savedState);
  return (
    <CommandButton id="notes" className="text-button" worded>
      {saved === 'failed' ? (
        <TriangleAlert size={16} aria-hidden="true" />
      ) : (
        <StickyNote size={16} aria-hidden="true" />
      )}
      <span data-note-count={count} data-saved={saved} data-notes={read ? 'read' : 'unread'}>
        {readable(count)}
        <span className="note-word">
          {count === 1 ? ' note' : ' notes'}
          {saved === 'failed' && (read ? ', not saved' : ', not read')}
        </span>
      </span>
    </CommandButton>
  );
}
