import { findPlaces } from '../services/places/places.ts';
import { runCommandLine } from './command-line.ts';
import { EXIT, ownSurroundings } from './context.ts';

const stop = new AbortController();
process.on('SIGINT', () => {
  // A second Ctrl-C is for when the orderly way hangs.
  if (stop.signal.aborted) process.exit(EXIT.stopped);
  stop.abort();
});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough (`| head`).
  process.exit(error.code === 'EPIPE' ? EXIT.passed : EXIT.impossible);
});

const surroundings = ownSurroundings(() => findPlaces(import.meta.url), stop.signal);
process.exitCode = await runCommandLine(process.argv.slice(2), surroundings);
