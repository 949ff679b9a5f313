import { join } from 'node:path';
import type { Context } from '../../electron/cli/context.ts';
import { gradeProgress } from '../../electron/cli/grade-progress.ts';
import { textTable } from '../../electron/cli/table.ts';
import { loadCase } from '../../electron/services/cases/load-case.ts';
import { type Grading, grade } from '../../electron/services/grading/grade.ts';
import { readModule } from '../../electron/services/grading/module-file.ts';
import { newRunnerPool, runLimits } from '../../electron/services/runners/runners.ts';
import { formatFuel } from '../../shared/base/format.ts';
import { verdictSentence } from '../../shared/grading/verdict-words.ts';

/** What each demo engine is there to show. */
const ENGINES = [
  { name: 'lanes', shows: 'transport lines: right, and far below the ceiling' },
  { name: 'naive', shows: 'every item every tick: right, but over the ceiling' },
  { name: 'coal-blind', shows: 'one rule read differently: passes smoke, desyncs in stress' },
] as const;

/** A graded demo engine. */
export interface Verdict extends Grading {
  readonly name: string;
  readonly shows: string;
}

/** Grades the three demo engines on the demo case, one after the other. Throws `CancelledFault` on Ctrl-C. */
export async function* gradeDemo(context: Context): AsyncGenerator<Verdict> {
  const { places, signal } = context;
  const gradedCase = loadCase(places.demoCase);
  const pool = newRunnerPool(places);
  try {
    for (const { name, shows } of ENGINES) {
      const module = readModule(join(places.engines, `${name}.wasm`));
      const limits = runLimits(gradedCase.manifest.sandbox.maxMemoryBytes);
      const { listener, end } = gradeProgress(context, gradedCase.manifest.cases.length);
      const graded = await grade({ gradedCase, module, pool, limits, listener, signal }).finally(end);
      yield { name, shows, ...graded };
    }
  } finally {
    await pool.dispose();
  }
}

/** The three verdicts as a table of one line each. */
export function verdictTable(verdicts: readonly Verdict[]): string {
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
