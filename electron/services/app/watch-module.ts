import type { GradeRequest, WatchRequest } from '../../../shared/api/contract.ts';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { changesBetween } from '../../../shared/grading/changes.ts';
import type { PerformanceResult } from '../../../shared/records/performance.ts';
import { leftOutOf } from '../build/copy-source.ts';
import { type PathWatch, watchPath } from '../files/watch-path.ts';
import { buildEngine } from './build-engine.ts';
import { type GradingContext, gradeModule } from './grade-module.ts';

/**
 * Grades a module each time that its file changes, or a source each time that a file of it does, until the signal is
 * aborted; `watched` events tell what each build came to and what changed since the one before. A build that fails is told
 * and waited out. Throws a `Fault`: `unknown-item-id`.
 */
export async function watchModule(
  context: GradingContext,
  { commands, ...request }: WatchRequest,
  signal: AbortSignal,
): Promise<void> {
  const { events } = context;
  let before: PerformanceResult | undefined;
  const gradeOnce = async (): Promise<void> => {
    try {
      const module = commands ? await builtModule(context, request, commands, signal) : request.module;
      const graded = await gradeModule(context, { ...request, module }, signal);
      const changes = before ? changesBetween(before, graded.result) : [];
      before = graded.result;
      events.watched({ ...request, graded, changes, ...(commands && { built: module }) });
    } catch (error) {
      if (!(error instanceof Fault) || isCancelled(error)) throw error;
      events.watched({ ...request, graded: null, changes: [], fault: faultWords(error) });
    }
  };
  try {
    const watched = await watching(context, request, commands !== undefined, signal);
    await gradeOnce();
    for await (const _ of watched.changes()) await gradeOnce();
  } catch (error) {
    if (!isCancelled(error)) throw error;
  }
}

async function watching(
  { library }: GradingContext,
  { module }: GradeRequest,
  isSource: boolean,
  signal: AbortSignal,
): Promise<PathWatch> {
  if (!isSource) return await watchPath(library.path(module, 'module'), signal);
  const folder = library.path(module, 'source');
  return await watchPath(folder, signal, leftOutOf(folder));
}

async function builtModule(
  context: GradingContext,
  { module: source, case: onCase }: GradeRequest,
  commands: NonNullable<WatchRequest['commands']>,
  signal: AbortSignal,
): Promise<string> {
  return (await buildEngine(context, { source, case: onCase, ...commands }, signal)).module;
}

/** Of a command that failed its last lines too: they say why. */
function faultWords({ message, facts }: Fault): string {
  return typeof facts.lastLines === 'string' ? `${message}: ${facts.lastLines}` : message;
}
