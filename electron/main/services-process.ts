import type { ParentPort } from 'electron';
import { type AppServices, createAppServices } from '../services/app/app-services.ts';
import { serveAppPage } from '../services/app/serve-app-page.ts';
import { findPlaces } from '../services/places/places.ts';
import { portChannel } from './port-channel.ts';
import { runnersThroughMain } from './runners/runners-through-main.ts';
import { isPageMessage } from './services-channel.ts';

serve(process.parentPort);

/** Serves the pages of one window, whose ports come from main; a reload is a new page. */
function serve(main: ParentPort): void {
  const startRunner = runnersThroughMain(main);
  let app: Promise<AppServices> | undefined;
  main.on('message', ({ data, ports: [port] }) => {
    if (port === undefined || !isPageMessage(data)) return;
    app ??= createAppServices({
      places: { ...findPlaces(import.meta.url), startRunner },
      opened: data.opened,
      host: 'electron',
    });
    let gone = false;
    port.once('close', () => {
      gone = true;
    });
    // A port keeps what comes until it is listened to. Without services the process has no use: main starts it anew.
    app.then((services) => {
      if (!gone) serveAppPage(portChannel(port), services, console.error).catch(console.error);
    });
  });
}
