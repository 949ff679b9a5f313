import type { Channel } from '../../../shared/api/channel.ts';
import { servePage } from '../../../shared/api/service-end.ts';
import { messageOf } from '../../../shared/base/fault.ts';
import { traceOf } from '../log/trace-of.ts';
import type { AppServices } from './app-services.ts';

/**
 * Serves a page on its channel until it goes; resolves when what it had open has ended. Rejects when
 * there are no services to be had for it.
 */
export function serveAppPage(channel: Channel, app: AppServices, log: (line: string) => void): Promise<void> {
  let end = (): Promise<void> => Promise.resolve();
  return new Promise((resolve) => {
    servePage(
      channel,
      (events) => {
        const page = app.servicesFor(events);
        end = page.dispose;
        return page.services;
      },
      () => {
        const failed = (error: unknown): void => log(`a page did not end well: ${messageOf(error)}`);
        end().catch(failed).then(resolve);
      },
      (request, error) => log(`${request}: ${traceOf(error)}`),
    );
  });
}
