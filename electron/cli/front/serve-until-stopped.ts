import { once } from 'node:events';
import { messageOf } from '../../../shared/base/fault.ts';
import { startWebHost } from '../../server/web-host.ts';
import { createAppServices } from '../../services/app/app-services.ts';
import { logsFolder, openLog } from '../../services/log/log-file.ts';
import { readPageFiles } from '../../services/page/page-files.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { openBrowser } from './browser.ts';

export interface ServeOptions {
  readonly files: readonly string[];
  readonly port: number;
  readonly tick?: number | undefined;
  /** Whether to open the user's browser. */
  readonly browser: boolean;
}

/** Serves the page until Ctrl-C. Standard output gets the address alone, once it can be opened. */
export async function serveUntilStopped(context: Context, options: ServeOptions): Promise<number> {
  const { places, signal, say } = context;
  const log = openLog(logsFolder(places.data), 'web-host');
  const services = await createAppServices({ places, opened: options.files, host: 'web' });
  const tell = (line: string): void => {
    say(line);
    log.note(line);
  };
  // Told now, and not only when the first engine is to run; all else works without the library.
  places.libraryChecked().catch((error: unknown) => tell(messageOf(error)));
  try {
    const host = await startWebHost({
      files: readPageFiles(places.page),
      services,
      port: options.port,
      query: options.tick === undefined ? undefined : `tick=${options.tick}`,
      log: tell,
    });
    log.note(`serving, ${options.files.length} files named`);
    try {
      if (context.json) await printJson(context, { address: host.address });
      else await context.print(`${host.address}\n`);
      if (options.browser) {
        const trouble = await openBrowser(host.newTicketAddress());
        say(
          trouble === undefined
            ? 'Opening it in your browser; if none comes, open the address yourself.'
            : `No browser was opened: ${trouble}. Open the address yourself.`,
        );
      }
      say('Serving until Ctrl-C.');
      if (!signal.aborted) await once(signal, 'abort');
    } finally {
      await host.close();
    }
  } finally {
    await services.dispose();
    log.note('stopped');
    await log.close();
  }
  return EXIT.stopped;
}
