import type { Services } from '../../../shared/api/answers.ts';
import { type NoteContext, readNotes, writeNotes } from './note-requests.ts';
import { openSession, type SessionContext, saveSession } from './session-requests.ts';
import { changeSettings, locateCase, readSettings, type SettingsContext } from './settings-requests.ts';

/** The requests of a page that are about what is kept of its user: settings, notes, sessions. */
export type KeptRequests = Pick<
  Services,
  | 'readSettings'
  | 'changeSettings'
  | 'clearCache'
  | 'locateCase'
  | 'clearRecents'
  | 'readNotes'
  | 'writeNotes'
  | 'listSessions'
  | 'saveSession'
  | 'openSession'
  | 'dropSession'
>;

export type KeptContext = SettingsContext & NoteContext & SessionContext;

/** Answers them; `gone` is aborted when the page has gone. */
export function keptRequests(context: KeptContext, gone: AbortSignal): KeptRequests {
  const { library, files, sessions } = context;
  return {
    readSettings: () => readSettings(context),
    changeSettings: (change) => changeSettings(context, change),
    clearCache: async () => {
      await files.clear();
      return await readSettings(context);
    },
    locateCase: ({ run }) => locateCase(context, run, gone),
    clearRecents: async () => library.forgetAll(),
    readNotes: (request) => readNotes(context, request),
    writeNotes: (request) => writeNotes(context, request),
    listSessions: () => sessions.list(),
    saveSession: (request) => saveSession(context, request),
    openSession: (request) => openSession(context, request),
    dropSession: ({ session }) => sessions.drop(session),
  };
}
