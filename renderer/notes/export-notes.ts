import { notesMarkdown, subject } from '../../shared/notes/markdown.ts';
import { NOTES_VERSION, type Notes } from '../../shared/notes/notes.ts';

/** Notes as a file for people or for programs, and how it is called. */
export function notesFile(
  notes: Notes,
  as: 'markdown' | 'json',
): { readonly file: Blob; readonly name: string } {
  const stem = `notes-${subject(notes.about).replaceAll(/[^\w.-]+/g, '-')}`;
  if (as === 'markdown')
    return { file: new Blob([notesMarkdown(notes)], { type: 'text/markdown' }), name: `${stem}.md` };
  const text = `${JSON.stringify({ ...notes, version: NOTES_VERSION }, undefined, 2)}\n`;
  return { file: new Blob([text], { type: 'application/json' }), name: `${stem}.json` };
}
