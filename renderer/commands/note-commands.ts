import { toldFault } from '../errors/told-fault.ts';
import { notesFile } from '../notes/export-notes.ts';
import { goAlongTrail, nextInTrail, placeHere, recordVisit } from '../notes/go-to-place.ts';
import { beginNote, redoNote, undoNote } from '../notes/write-note.ts';
import { chooseFiles } from '../opening/chosen-files.ts';
import type { AppState } from '../state/app-state.ts';
import { canAdd, canWrite } from '../state/notes.ts';
import { showsReplay } from '../state/place.ts';
import { type Command, commandsOf } from './command.ts';
import { saveFile } from './save-file.ts';

const isReplay = ({ place }: AppState): boolean => showsReplay(place.getState());
const hasNotes = ({ notes }: AppState): boolean => notes.getState().file.notes.length > 0;

const note = commandsOf('Notes', 'replay');

/** At the shown tick and the selected cell; over the range that is looped, while there is one. */
function addNote(app: AppState): void {
  const { panes, playback, place, notes, overlay } = app;
  const { session } = panes.getState();
  if (session === undefined) return;
  const { loop } = playback.getState();
  const { cell } = place.getState();
  overlay.setState({ shown: 'none' });
  recordVisit(app, placeHere(app));
  beginNote(
    notes,
    { ...(loop ? { tick: loop[0], to: loop[1] } : { tick: session.tick }), ...(cell && { cell }) },
    crypto.randomUUID(),
  );
}

async function addFromFile({ notes, library }: AppState): Promise<void> {
  const [chosen] = await chooseFiles(document, 'files');
  if (chosen === undefined) return;
  try {
    await notes.getState().controls?.addFrom(chosen.file);
  } catch (error) {
    library.setState({ refused: [{ path: chosen.path, ...toldFault(error) }] });
  }
}

function takeAway({ notes }: AppState, as: 'markdown' | 'json'): void {
  const { file, name } = notesFile(notes.getState().file, as);
  saveFile(file, name);
}

export const NOTE_COMMANDS: readonly Command[] = [
  note(
    'add-note',
    'Add a note here',
    ['m'],
    ['write', 'comment', 'mark', 'annotate'],
    ({ panes, notes }) => panes.getState().session !== undefined && canAdd(notes.getState()),
    addNote,
  ),
  note('notes', 'Notes and trail', ['Shift+m'], ['list', 'comments', 'history'], isReplay, ({ overlay }) =>
    overlay.setState({ shown: 'notes' }),
  ),
  note(
    'undo-note',
    'Undo the last change of the notes',
    ['Mod+z'],
    ['take back'],
    (app) => isReplay(app) && app.notes.getState().history.done.length > 0,
    ({ notes }) => undoNote(notes),
  ),
  note(
    'redo-note',
    'Redo the change of the notes',
    ['Mod+Shift+z'],
    ['again'],
    (app) => isReplay(app) && app.notes.getState().history.undone.length > 0,
    ({ notes }) => redoNote(notes),
  ),
  note(
    'trail-back',
    'Back to the place before',
    ['p'],
    ['trail', 'history', 'previous', 'return'],
    (app) => isReplay(app) && nextInTrail(app, -1) !== undefined,
    (app) => goAlongTrail(app, -1),
  ),
  note(
    'trail-forward',
    'Forward to the place after',
    ['Shift+p'],
    ['trail', 'history', 'next'],
    (app) => isReplay(app) && nextInTrail(app, 1) !== undefined,
    (app) => goAlongTrail(app, 1),
  ),
  note(
    'add-notes-from-file',
    'Add notes from a file',
    [],
    ['import', 'json', 'open'],
    ({ notes }) => canWrite(notes.getState()),
    (app) => void addFromFile(app),
  ),
  {
    ...note('save-notes', 'Save the notes as Markdown', [], ['export', 'text', 'report'], hasNotes, (app) =>
      takeAway(app, 'markdown'),
    ),
    group: 'Taking away',
  },
  {
    ...note('save-notes-json', 'Save the notes as JSON', [], ['export', 'data'], hasNotes, (app) =>
      takeAway(app, 'json'),
    ),
    group: 'Taking away',
  },
];
