import { app, crashReporter, dialog, nativeTheme, protocol, session } from 'electron';
import { LINK_SCHEME } from '../../shared/api/link.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { openLog } from '../services/log/log-file.ts';
import { traceOf } from '../services/log/trace-of.ts';
import { readPageFiles } from '../services/page/page-files.ts';
import { findPlaces } from '../services/places/places.ts';
import { APP_ID, APP_SCHEME } from './app-address.ts';
import { KeptStarts } from './crashes/kept-starts.ts';
import { Desktop } from './desktop.ts';
import { answerWords } from './opening/answer-words.ts';
import { type Launch, launchWords, NOTHING, parseLaunch } from './opening/launch-arguments.ts';
import { denyPermissions, keepContents, keepRequests } from './protect-contents.ts';
import { serveApp } from './serve-app.ts';
import { KeptWindow } from './window/kept-window.ts';

// All of this has to be said before Electron is ready.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
keepContents(app);

const answer = answerWords(launchWords(process.argv, app.isPackaged), app.getVersion());
if (answer !== undefined) {
  process.stdout.write(answer);
  app.exit(0);
} else if (app.requestSingleInstanceLock()) run();
else app.quit();

/** Opens what the start asks for once Electron is ready, and what later starts and the system ask for. */
function run(): void {
  // Windows keeps the taskbar's button, its list of recent files and notices together by this name, which the installer uses.
  app.setAppUserModelId(APP_ID);
  // What is written of a crash stays on this machine.
  crashReporter.start({ uploadToServer: false });
  const asked: Launch[] = [parseLaunch(launchWords(process.argv, app.isPackaged), process.cwd())];
  let open = (launch: Launch): void => void asked.push(launch);
  // The system may name files and links before the app is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    open({ ...NOTHING, files: [file] });
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    open({ ...NOTHING, links: [link] });
  });
  app.on('second-instance', (_event, argv, folder) => {
    open(parseLaunch(launchWords(argv, app.isPackaged), folder));
  });
  app.on('activate', () => open(NOTHING));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  start((ready) => {
    open = ready;
    for (const launch of asked) open(launch);
  }).catch((error: unknown) => {
    dialog.showErrorBox('Lattice Replay cannot start', `${messageOf(error)}.`);
    app.exit(1);
  });
}

/** Makes the app ready, and hands over what opens in it. */
async function start(ready: (open: (launch: Launch) => void) => void): Promise<void> {
  await app.whenReady();
  const places = findPlaces(import.meta.url);
  const logs = app.getPath('logs');
  const log = openLog(logs, 'main');
  const noteError = (error: Error): void => log.noteLast(`ended by ${traceOf(error)}`);
  process.on('uncaughtExceptionMonitor', noteError);
  log.note(`started, version ${app.getVersion()}, Electron ${process.versions.electron}`);
  const files = readPageFiles(places.page);
  protocol.handle(APP_SCHEME, (request) => serveApp(files, request));
  denyPermissions(session.defaultSession);
  keepRequests(session.defaultSession);
  // From a checkout the scheme would lead to Electron's own binary.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  const kept = await KeptWindow.open(places.data, log.note);
  nativeTheme.themeSource = kept.theme;
  const starts = new KeptStarts(places.data, log.note);
  const startsCrashed = await starts.begin();
  app.on('before-quit', () => starts.ranWell());
  beforeTheEnd(async () => {
    await Promise.all([kept.flush(), starts.flush()]);
    process.off('uncaughtExceptionMonitor', noteError);
    log.note('quit');
    await log.close();
  });
  const desktop = new Desktop({ places, log, logs, kept, startsCrashed });
  ready((launch) => desktop.open(launch));
}

/** Has the app wait for what is still to be written before it ends. */
function beforeTheEnd(flush: () => Promise<void>): void {
  let flushed = false;
  app.on('will-quit', (event) => {
    if (flushed) return;
    event.preventDefault();
    void flush().finally(() => {
      flushed = true;
      app.quit();
    });
  });
}
