/** The page's only message to main: it wants a port to the services. */
export const REQUEST_SERVICES = 'request-services';

/** What main sends the services process along with the port of a new page. */
export interface PageMessage {
  readonly kind: 'page';
  /** Files that the user named for the page's window. */
  readonly opened: readonly string[];
}

/** Whether a message brings the services process a new page. */
export function isPageMessage(data: unknown): data is PageMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'page' &&
    'opened' in data &&
    Array.isArray(data.opened) &&
    data.opened.every((file) => typeof file === 'string')
  );
}
