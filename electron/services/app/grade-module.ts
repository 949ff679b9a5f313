import type { Events, GradedHere } from '../../../shared/api/answers.ts';
import type { GradeRequest } from '../../../shared/api/contract.ts';
import { loadCase } from '../cases/load-case.ts';
import { grade } from '../grading/grade.ts';
import { gradedHere, type KeptGradings } from '../grading/kept-gradings.ts';
import { readModule } from '../grading/module-file.ts';
import type { Library } from '../library/library.ts';
import type { Places } from '../places/places.ts';
import { limitsOf, newRunnerPool } from '../runners/runners.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

/** Fuel comes several times a second for each case; a page needs no more than this. */
const LEAST_MS_BETWEEN = 100;

export interface GradingContext {
  readonly places: Places;
  readonly library: Library;
  readonly kept: KeptGradings;
  readonly settings: SettingsFile;
  readonly events: Events;
}

/**
 * Grades a module of the library on a case of it, as the command line does, and tells how it goes on. Throws the `Fault`
 * of a module or a case that cannot be read, or `cancelled`.
 */
export async function gradeModule(
  { places, library, kept, settings, events }: GradingContext,
  { module, case: onCase }: GradeRequest,
  signal: AbortSignal,
): Promise<GradedHere> {
  const gradedCase = loadCase(library.path(onCase, 'case'));
  const { cases, sandbox } = gradedCase.manifest;
  const bytes = readModule(library.path(module, 'module'));
  const pool = newRunnerPool(places, settings.values.jobs);
  let done = 0;
  let toldAt = 0;
  const tell = (running: string): void => {
    toldAt = performance.now();
    events.grading({ module, case: onCase, done, total: cases.length, running });
  };
  try {
    const grading = await grade({
      gradedCase,
      module: bytes,
      pool,
      limits: limitsOf(settings.values, sandbox.maxMemoryBytes),
      signal,
      listener: {
        onFuel: (index, fuel) => {
          if (performance.now() - toldAt > LEAST_MS_BETWEEN) tell(`${cases[index]?.input}, fuel ${fuel}`);
        },
        onCaseEnd: (index) => {
          done++;
          tell(cases[index]?.input ?? '');
        },
      },
    });
    const graded = gradedHere(bytes, grading);
    kept.keep(gradedCase, library.item(module).name, graded);
    return graded;
  } finally {
    await pool.dispose();
  }
}
