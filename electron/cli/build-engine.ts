import { createInterface } from 'node:readline/promises';
import { CancelledFault } from '../../shared/base/cancelled.ts';
import { Fault } from '../../shared/base/fault.ts';
import { buildModule } from '../services/build/build-module.ts';
import type { LoadedCase } from '../services/cases/load-case.ts';
import type { GradeRequest } from '../services/grading/grade.ts';
import type { Context } from './context.ts';
import { visible } from './visible.ts';

interface BuildOptions {
  readonly yes?: boolean;
  readonly timeLimit?: number;
}

/**
 * Builds an engine for a case after showing the two commands and asking; the log goes to standard error. Throws a `Fault`:
 * those of `buildModule`, or `build-unconfirmed` when nobody said yes.
 */
export async function buildEngine(
  context: Context,
  { manifest }: LoadedCase,
  source: string,
  { yes, timeLimit }: BuildOptions,
): Promise<GradeRequest['module']> {
  const { install, build, module } = manifest.build;
  context.say(`In a copy of ${source}:`);
  context.say(`  install  ${visible(install)}`);
  context.say(`  build    ${visible(build)}`);
  context.say(`  module   ${visible(module)}`);
  if (yes !== true) await confirm(context);
  return await buildModule({
    manifest,
    source,
    timeLimitSeconds: timeLimit,
    onLine: (line) => context.say(line),
    signal: context.signal,
  });
}

/** The commands come with the case and can do whatever the user can, so they are never run unasked. */
async function confirm(context: Context): Promise<void> {
  const { input, errors, signal } = context;
  if (input.isTTY !== true || errors.isTTY !== true)
    throw new Fault('build-unconfirmed', 'the commands were not run: there is no terminal to ask on');
  // Not as a terminal of its own, so that Ctrl-C stays what it is everywhere else.
  const terminal = createInterface({ input, output: errors, terminal: false });
  try {
    const answer = await terminal.question('Run them with your rights? [y/N] ', { signal });
    if (!/^y(es)?$/i.test(answer.trim()))
      throw new Fault('build-unconfirmed', 'the commands were not run: the answer was no');
  } catch (error) {
    if (signal.aborted) throw new CancelledFault();
    throw error;
  } finally {
    terminal.close();
  }
}
