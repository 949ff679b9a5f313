import { join } from 'node:path';
import { createContext } from '../electron/cli/context.ts';
import { gradeProgress } from '../electron/cli/grade-progress.ts';
import { gradeReport, verdictSentence } from '../electron/cli/grade-report.ts';
import { textTable } from '../electron/cli/table.ts';
import { loadCase } from '../electron/services/cases/load-case.ts';
import { grade } from '../electron/services/grading/grade.ts';
import { readModule } from '../electron/services/grading/module-file.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';
import { CancelledFault } from '../electron/services/runners/cancelled.ts';
import { newRunnerPool, runLimits } from '../electron/services/runners/runners.ts';
import { formatFuel } from '../shared/base/format.ts';
import type { PerformanceResult } from '../shared/records/performance.ts';

/** What each demo engine is there to show. */
const ENGINES = [
  { name: 'lanes', shows: 'transport lines: right, and far below the ceiling' },
  { name: 'naive', shows: 'every item every tick: right, but over the ceiling' },
  { name: 'coal-blind', shows: 'one rule read differently: passes smoke, desyncs in stress' },
] as const;

const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

try {
  await gradeDemo();
} catch (error) {
  if (!(error instanceof CancelledFault)) throw error;
  process.exitCode = 130;
}

/** Grades the three demo engines on the demo case and prints what a person needs to know. */
async function gradeDemo(): Promise<void> {
  const places = checkoutPlaces(import.meta.url);
  const context = createContext(places, false, stop.signal);
  const demo = loadCase(places.demoCase);
  const pool = newRunnerPool(places);
  const verdicts: { name: string; performance: PerformanceResult }[] = [];
  try {
    for (const { name, shows } of ENGINES) {
      await context.print(`\n${context.colors.bold(name)}: ${shows}\n`);
      const module = readModule(join(places.engines, `${name}.wasm`));
      const progress = gradeProgress(context, demo.manifest.cases.length);
      const limits = runLimits(demo.manifest.sandbox.maxMemoryBytes);
      const { listener } = progress;
      const graded = grade({ gradedCase: demo, module, pool, limits, listener, signal: stop.signal });
      const { performance, seconds } = await graded.finally(progress.end);
      await context.print(`${gradeReport(performance, seconds, context.colors)}\n`);
      verdicts.push({ name, performance });
    }
  } finally {
    await pool.dispose();
  }
  await context.print(`\n${summary(verdicts)}\n\nGrade your own: npm run -s cli -- grade CASE ENGINE.wasm\n`);
}

function summary(verdicts: readonly { name: string; performance: PerformanceResult }[]): string {
  const rows = verdicts.map(({ name, performance }) => {
    const stress = performance.cases.filter((result) => result.kind === 'stress');
    const fuel = stress.reduce((total, result) => total + (result.fuel ?? 0), 0);
    return [name, formatFuel(fuel), verdictSentence(performance)];
  });
  return textTable(
    [{ title: 'engine' }, { title: 'stress fuel', align: 'right' }, { title: 'verdict' }],
    rows,
  );
}
