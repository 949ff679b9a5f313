import type { MessagePortMain, ParentPort } from 'electron';
import { messageOf } from '../../shared/base/fault.ts';
import { type AppServices, createAppServices } from '../services/app/app-services.ts';
import { serveAppPage } from '../services/app/serve-app-page.ts';
import { type Log, openLog } from '../services/log/log-file.ts';
import { traceOf } from '../services/log/trace-of.ts';
import { findPlaces } from '../services/places/places.ts';
import type { StartRunnerProcess } from '../services/runners/runners.ts';
import { portChannel } from './port-channel.ts';
import { runnersThroughMain } from './runners/runners-through-main.ts';
import { readToServices, type ToMain } from './services-channel.ts';

interface Started {
  readonly log: Log;
  readonly app: Promise<AppServices>;
}

serve(process.parentPort);

/** Serves the pages of the window, whose ports come from main; a reload is a new page. */
function serve(main: ParentPort): void {
  const startRunner = runnersThroughMain(main);
  let started: Started | undefined;
  main.on('message', ({ data, ports: [port] }) => {
    const message = readToServices(data);
    switch (message?.kind) {
      case 'page':
        started ??= start(message.logs, startRunner);
        if (port !== undefined) servePage(started, port);
        return;
      case 'open':
        void started?.app.then(async (app) => {
          const paths = await app.openPaths(message.paths, message.tick);
          if (paths.length > 0) tell(main, { kind: 'opened', paths: [...paths] });
        });
        return;
      case 'set-folder':
        void started?.app.then((app) =>
          app
            .setFolder(message.setting, message.path)
            .catch((error: unknown) => started?.log.note(`a folder was not kept: ${messageOf(error)}`)),
        );
        return;
      case 'locate':
        void started?.app.then((app) => {
          const path = app.pathOf(message.item);
          if (path !== undefined) tell(main, { kind: 'located', item: message.item, path });
        });
    }
  });
}

/** Without services the process has no use: it ends by their error, and main starts it anew for the next page. */
function start(logs: string, startRunner: StartRunnerProcess): Started {
  const log = openLog(logs, 'services');
  process.on('uncaughtExceptionMonitor', (error) => log.noteLast(`ended by ${traceOf(error)}`));
  log.note('started');
  const places = { ...findPlaces(import.meta.url), startRunner };
  // Known from the start, and told when the first engine is to run; all else works without the library.
  places.libraryChecked().catch((error: unknown) => log.note(messageOf(error)));
  return { log, app: createAppServices({ places, opened: [], host: 'electron', logs }) };
}

function servePage({ log, app }: Started, port: MessagePortMain): void {
  let gone = false;
  port.once('close', () => {
    gone = true;
  });
  // A port keeps what comes until it is listened to.
  void app.then((services) => {
    if (gone) return;
    serveAppPage(portChannel(port), services, log.note).catch((error: unknown) =>
      log.note(`a page could not be served: ${messageOf(error)}`),
    );
  });
}

function tell(main: ParentPort, message: ToMain): void {
  main.postMessage(message);
}
