import { CommanderError } from 'commander';
import { CancelledFault } from '../../shared/base/cancelled.ts';
import { Fault } from '../../shared/base/fault.ts';
import { advice } from './advice.ts';
import { createContext, EXIT, type Surroundings } from './context.ts';
import { createProgram } from './program.ts';

/** Runs a command by its words and resolves with its exit code; what goes wrong is told, never thrown. */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const json = args.includes('--json');
  try {
    const context = createContext(surroundings, json);
    let code: number = EXIT.passed;
    const program = createProgram(context, (result) => {
      code = result;
    });
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return report(error, json, surroundings);
  }
}

function report(error: unknown, json: boolean, { output, errors, signal }: Surroundings): number {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.passed;
  const cancelled = error instanceof CancelledFault || signal.aborted;
  const told = describe(error);
  if (json) output.write(`${JSON.stringify({ error: told }, null, 2)}\n`);
  else if (!(error instanceof CommanderError)) {
    const help = advice(told.code);
    errors.write(`lattice-replay: ${told.message}\n${help === undefined ? '' : `  ${help}\n`}`);
  }
  return cancelled ? EXIT.stopped : EXIT.impossible;
}

/** The error as the contract prints it; a bug of ours is told with its stack, for those who report it. */
function describe(error: unknown): { code: string; message: string } & Record<string, unknown> {
  if (error instanceof Fault) return { ...error.facts, code: error.code, message: error.message };
  if (error instanceof CommanderError)
    return { code: 'usage', message: error.message.replace(/^error: /, '') };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'internal', message };
}
