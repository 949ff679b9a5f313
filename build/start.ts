import { parseArgs } from 'node:util';
import { type Context, createContext, EXIT, ownSurroundings } from '../electron/cli/context.ts';
import { findDesktop } from '../electron/cli/front/desktop.ts';
import { namedFiles } from '../electron/cli/front/named-files.ts';
import { openApp } from '../electron/cli/front/open-app.ts';
import { serveUntilStopped } from '../electron/cli/front/serve-until-stopped.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';
import { CancelledFault } from '../shared/base/cancelled.ts';
import { messageOf } from '../shared/base/fault.ts';
import { gradeDemo, type Verdict, verdictTable } from './demo/verdicts.ts';
import { setUpElectron } from './setup/electron.ts';

const stop = new AbortController();
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(EXIT.stopped);
  stop.abort();
});

process.exitCode = await start();

/**
 * Grades the demo, then opens the app on it: the desktop app, or where there is none the page in the browser. With
 * `--no-open` it only serves the page and prints its address.
 */
async function start(): Promise<number> {
  const context = createContext(
    ownSurroundings(() => checkoutPlaces(import.meta.url), stop.signal),
    false,
  );
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { open: { type: 'boolean', default: true }, port: { type: 'string', default: '0' } },
      allowNegative: true,
    });
    const files = namedFiles(positionals);
    await tellVerdicts(context);
    if (!values.open)
      return await serveUntilStopped(context, { files, port: Number(values.port), browser: false });
    const desktop = findDesktop(context.places);
    if ('trouble' in desktop && desktop.canBeDownloaded) {
      await setUpElectron(context.places.electronPackage, context.say, stop.signal);
    }
    return await openApp(context, { files, tick: undefined });
  } catch (error) {
    if (error instanceof CancelledFault) return EXIT.stopped;
    context.say(`lattice-replay: ${messageOf(error)}`);
    return EXIT.impossible;
  }
}

/** The verdicts go to standard error, since standard output is for the address. */
async function tellVerdicts(context: Context): Promise<void> {
  context.say('Grading the three demo engines …');
  const verdicts: Verdict[] = [];
  for await (const verdict of gradeDemo(
    context.interactive ? context : { ...context, say: () => undefined },
  )) {
    verdicts.push(verdict);
  }
  context.say(`\n${verdictTable(verdicts)}\n\n'npm run -s grade-demo' tells them case by case.\n`);
}
