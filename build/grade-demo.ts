import { createContext, ownSurroundings } from '../electron/cli/context.ts';
import { gradeReport } from '../electron/cli/grade-report.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';
import { CancelledFault } from '../shared/base/cancelled.ts';
import { gradeDemo, type Verdict, verdictTable } from './demo/verdicts.ts';

const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

try {
  await report();
} catch (error) {
  if (!(error instanceof CancelledFault)) throw error;
  process.exitCode = 130;
}

/** Grades the three demo engines and prints, case by case, what a person needs to know. */
async function report(): Promise<void> {
  const context = createContext(
    ownSurroundings(() => checkoutPlaces(import.meta.url), stop.signal),
    false,
  );
  const verdicts: Verdict[] = [];
  for await (const verdict of gradeDemo(context)) {
    const { name, shows, performance, seconds } = verdict;
    await context.print(`\n${context.colors.bold(name)}: ${shows}\n`);
    await context.print(`${gradeReport(performance, seconds, context.colors)}\n`);
    verdicts.push(verdict);
  }
  const table = verdictTable(verdicts);
  await context.print(`\n${table}\n\nGrade your own: npm run -s cli -- grade CASE ENGINE.wasm\n`);
}
