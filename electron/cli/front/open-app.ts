import { type Context, EXIT, printJson } from '../context.ts';
import { findDesktop, runDesktop } from './desktop.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

/** Shows the desktop app, or where there is none the page in the browser; says which, and why. */
export async function openApp(
  context: Context,
  { files, tick }: { readonly files: readonly string[]; readonly tick: number | undefined },
): Promise<number> {
  const desktop = findDesktop(context.places);
  if ('binary' in desktop) {
    context.say('Opening the desktop app.');
    const ended = await runDesktop(desktop.binary, context.places, { files, tick, signal: context.signal });
    if (context.signal.aborted) return EXIT.stopped;
    if (ended === 0) {
      if (context.json) await printJson(context, { opened: 'desktop' });
      return EXIT.passed;
    }
    context.say(`The desktop app ended with ${ended}, so the page is served instead.`);
  } else {
    context.say(`Serving the page for a browser instead of the desktop app: ${desktop.trouble}.`);
  }
  return serveUntilStopped(context, { files, tick, port: 0, browser: true });
}
