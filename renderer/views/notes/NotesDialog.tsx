import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { isFull } from '../../../shared/notes/notes.ts';
import { keysOf } from '../../commands/command-keys.ts';
import { commandById } from '../../commands/commands.ts';
import { matchesKey } from '../../commands/keys.ts';
import { isMac } from '../../commands/use-keys.ts';
import { useAppState } from '../../state/app-state.ts';
import { canAdd, type NotesState } from '../../state/notes.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NoteList } from './NoteList.tsx';
import { noteCount } from './note-words.ts';
import { SavedWords } from './SavedWords.tsx';
import { TrailList } from './TrailList.tsx';

const all = (state: NotesState): NotesState => state;

/** How a file that was not as it should be was found. */
const FOUND: Readonly<Partial<Record<NotesState['found'], string>>> = {
  restored: 'The file of notes was broken; this is its backup.',
  reset: 'The file of notes was broken and has been set aside; these begin anew.',
};

/** What was written down of this run, and where one has been in it. */
export function NotesDialog(): ReactElement {
  const app = useAppState();
  const { file, history, found } = useStore(app.notes, all);
  const hasRoom = useStore(app.notes, canAdd);
  const [tab, setTab] = useState<'notes' | 'trail'>('notes');
  const close = (): void => app.overlay.setState({ shown: 'none' });
  /** The keys of these two count in here as well, where the others rest. */
  const keys = (event: KeyboardEvent): void => {
    const chosen = app.settings.getState().keys;
    const command = ['undo-note', 'redo-note']
      .map(commandById)
      .find((one) => keysOf(one, chosen).some((key) => matchesKey(key, event.nativeEvent, isMac())));
    if (command === undefined) return;
    event.preventDefault();
    if (command.when(app)) command.run(app);
  };
  return (
    <Dialog label="Notes and trail" className="notes-dialog" onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what bubbles up */}
      <div className="notes-body" onKeyDown={keys}>
        <header>
          <h2>Notes</h2>
          <SavedWords />
          <span className="spring" />
          <CommandButton id="add-note" className="button" worded disabled={!hasRoom}>
            <Plus size={16} aria-hidden="true" /> Add a note here
          </CommandButton>
          <button type="button" className="button" onClick={close}>
            Close
          </button>
        </header>
        {isFull(file.notes) && (
          <p className="note note-warning">There is no room for another note on this run.</p>
        )}
        {FOUND[found] !== undefined && <p className="note note-warning">{FOUND[found]}</p>}
        <div className="note-tabs">
          <button
            type="button"
            className="text-button"
            aria-pressed={tab === 'notes'}
            onClick={() => setTab('notes')}
          >
            {noteCount(file.notes.length)}
          </button>
          <button
            type="button"
            className="text-button"
            aria-pressed={tab === 'trail'}
            onClick={() => setTab('trail')}
          >
            Trail
          </button>
        </div>
        <section
          className="notes-scroll"
          aria-label={tab === 'notes' ? 'List of notes' : 'Trail of places'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
        >
          {tab === 'notes' ? <NoteList /> : <TrailList />}
        </section>
        <footer>
          <CommandButton id="undo-note" className="text-button" worded disabled={history.done.length === 0}>
            Undo
          </CommandButton>
          <CommandButton id="redo-note" className="text-button" worded disabled={history.undone.length === 0}>
            Redo
          </CommandButton>
          <span className="spring" />
          <CommandButton id="add-notes-from-file" className="text-button" worded>
            Add from a file
          </CommandButton>
          <CommandButton id="save-notes" className="text-button" worded disabled={file.notes.length === 0}>
            Save as Markdown
          </CommandButton>
          <CommandButton
            id="save-notes-json"
            className="text-button"
            worded
            disabled={file.notes.length === 0}
          >
            Save as JSON
          </CommandButton>
        </footer>
      </div>
    </Dialog>
  );
}
