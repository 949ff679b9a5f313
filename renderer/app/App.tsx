import { type ReactElement, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Connector } from '../api/connector.ts';
import { useKeys } from '../commands/use-keys.ts';
import { listenTo } from '../state/activity.ts';
import { useAppState } from '../state/app-state.ts';
import { listenToBuilding } from '../state/builds.ts';
import { listenToValidating } from '../state/cases.ts';
import { listenToComparing } from '../state/comparison.ts';
import { listenToListing } from '../state/field.ts';
import { followAddress } from '../state/follow-address.ts';
import { listenToFuel } from '../state/fuel.ts';
import { listenToGradings } from '../state/gradings.ts';
import { listenToOpened } from '../state/library.ts';
import type { Overlay } from '../state/overlay.ts';
import type { SettingsState } from '../state/settings.ts';
import { listenToSettings } from '../state/settings.ts';
import { listenToWatching } from '../state/watching.ts';
import { copyPlain } from '../ui/plain-copy.ts';
import { NoteEditor } from '../views/notes/NoteEditor.tsx';
import { NotesConflict } from '../views/notes/NotesConflict.tsx';
import { NotesDialog } from '../views/notes/NotesDialog.tsx';
import { AppBar } from './AppBar.tsx';
import { AboutDialog } from './about/AboutDialog.tsx';
import { useAlertFeeds } from './alerts/use-alert-feeds.ts';
import { ChartHost } from './ChartHost.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DropTarget } from './DropTarget.tsx';
import { GradeDialog } from './grade/GradeDialog.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { TourBar } from './help/TourBar.tsx';
import { KeysPage } from './KeysPage.tsx';
import { OpeningStatus } from './OpeningStatus.tsx';
import { Palette } from './Palette.tsx';
import { SaveSession } from './SaveSession.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { useConnection } from './use-connection.ts';
import { useTitle } from './use-title.ts';
import { Views } from './Views.tsx';

const numbersOf = ({ numbers }: SettingsState): string => numbers;
const shownOverlay = ({ shown }: Overlay): Overlay['shown'] => shown;

/** The whole page: the view that the address names while there is a connection, else the way to one. */
export function App({ connect }: { connect: Connector }): ReactElement {
  const app = useAppState();
  const events = useMemo(
    () => ({
      ...listenTo(app.activity),
      ...listenToGradings(app.gradings),
      ...listenToWatching(app.watching, app.gradings),
      ...listenToFuel(app.fuel),
      ...listenToListing(app.field),
      ...listenToValidating(app.cases),
      ...listenToBuilding(app.builds),
      ...listenToComparing(app.comparison),
      ...listenToSettings(app.settings),
      ...listenToOpened(app.library),
    }),
    [app],
  );
  const [state, retry] = useConnection(connect, events);
  const overlay = useStore(app.overlay, shownOverlay);
  // Numbers are made as they are drawn, so all of it is drawn again when their language changes.
  useStore(app.settings, numbersOf);
  useAlertFeeds();
  useKeys();
  useEffect(() => followAddress(app.place, window), [app]);
  useEffect(() => copyPlain(document), []);
  useTitle();
  return (
    <>
      <AppBar />
      <TourBar />
      {state.kind === 'connecting' && (
        <main className="middle">
          <p role="status">Connecting …</p>
        </main>
      )}
      {state.kind === 'failed' && (
        <main className="middle">
          <ConnectionNotice fault={state.fault} retry={retry} />
        </main>
      )}
      {state.kind === 'connected' && (
        <ChartHost>
          <Views services={state.connection.services} />
        </ChartHost>
      )}
      {state.kind === 'connected' && <DropTarget />}
      <OpeningStatus />
      {overlay === 'palette' && <Palette />}
      {overlay === 'keys' && <KeysPage />}
      {overlay === 'grade' && <GradeDialog />}
      {overlay === 'settings' && <SettingsDialog />}
      <NoteEditor />
      {overlay === 'notes' && <NotesDialog />}
      {overlay === 'notes-conflict' && <NotesConflict />}
      {overlay === 'save-session' && <SaveSession />}
      {overlay === 'about' && <AboutDialog />}
      {overlay === 'help' && <HelpPage />}
    </>
  );
}
