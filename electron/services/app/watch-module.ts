import type { GradeRequest } from '../../../shared/api/contract.ts';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { changesBetween } from '../../../shared/grading/changes.ts';
import type { PerformanceResult } from '../../../shared/records/performance.ts';
import { watchPath } from '../files/watch-path.ts';
import { type GradingContext, gradeModule } from './grade-module.ts';

/**
 * Grades a module again each time that its file changes, until the signal is aborted; `watched` events tell what each build
 * came to and what changed since the one before. A build that cannot be read is told and waited out.
 */
export async function watchModule(
  context: GradingContext,
  request: GradeRequest,
  signal: AbortSignal,
): Promise<void> {
  const { library, events } = context;
  let before: PerformanceResult | undefined;
  const gradeOnce = async (): Promise<void> => {
    try {
      const graded = await gradeModule(context, request, signal);
      const changes = before ? changesBetween(before, graded.result) : [];
      before = graded.result;
      events.watched({ ...request, graded, changes });
    } catch (error) {
      if (!(error instanceof Fault) || isCancelled(error)) throw error;
      events.watched({ ...request, graded: null, changes: [], fault: error.message });
    }
  };
  const watched = await watchPath(library.path(request.module, 'module'), signal);
  try {
    await gradeOnce();
    for await (const _ of watched.changes()) await gradeOnce();
  } catch (error) {
    if (!isCancelled(error)) throw error;
  }
}
