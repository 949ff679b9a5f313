import { pageHeaders } from '../services/page/content-policy.ts';
import { type PageFiles, pageFileAt } from '../services/page/page-files.ts';
import { isAppAddress } from './app-address.ts';

/** Answers a request for `app://…`: a file of the built page, or 404. Nothing else is reachable by any path. */
export function serveApp(
  files: PageFiles,
  request: { readonly url: string; readonly method: string },
): Response {
  const headers = pageHeaders();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
  }
  const file = isAppAddress(request.url) ? pageFileAt(files, new URL(request.url).pathname) : undefined;
  if (file === undefined) return new Response('There is nothing here.', { status: 404, headers });
  const body = request.method === 'HEAD' ? null : file.bytes;
  return new Response(body, { headers: { ...headers, 'Content-Type': file.type } });
}
