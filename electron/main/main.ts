import { app, protocol, session } from 'electron';
import { readPageFiles } from '../services/page/page-files.ts';
import { findPlaces } from '../services/places/places.ts';
import { APP_SCHEME } from './app-address.ts';
import { launchWords, parseLaunch } from './launch-arguments.ts';
import { denyPermissions, keepContents } from './protect-contents.ts';
import { serveApp } from './serve-app.ts';
import { Windows } from './windows.ts';

// All of this has to be said before Electron is ready.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
keepContents(app);

if (app.requestSingleInstanceLock()) run();
else app.quit();

/** Opens what the start asks for once Electron is ready, and what later starts and the system ask for. */
function run(): void {
  const fromSystem: string[] = [];
  let openFile = (file: string): void => void fromSystem.push(file);
  // macOS may name files before the app is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    openFile(file);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app.whenReady().then(() => {
    const places = findPlaces(import.meta.url);
    const files = readPageFiles(places.page);
    protocol.handle(APP_SCHEME, (request) => serveApp(files, request));
    denyPermissions(session.defaultSession);
    const windows = new Windows(places);
    const first = parseLaunch(launchWords(process.argv, app.isPackaged), process.cwd());
    windows.open({ ...first, files: [...first.files, ...fromSystem] });
    openFile = (file) => windows.open({ files: [file], tick: undefined });
    app.on('second-instance', (_event, argv, folder) => {
      windows.openAgain(parseLaunch(launchWords(argv, app.isPackaged), folder));
    });
    app.on('activate', () => windows.openAgain({ files: [], tick: undefined }));
  });
}
