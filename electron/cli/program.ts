import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { addChecksum } from './commands/checksum.ts';
import { addDiagnose } from './commands/diagnose.ts';
import { addDiff } from './commands/diff.ts';
import { addFuel } from './commands/fuel.ts';
import { addGen } from './commands/gen.ts';
import { addGrade } from './commands/grade.ts';
import { addInfo } from './commands/info.ts';
import { addOpen } from './commands/open.ts';
import { addRank } from './commands/rank.ts';
import { addRun } from './commands/run.ts';
import { addSchema } from './commands/schema.ts';
import { addServe } from './commands/serve.ts';
import { addShrink } from './commands/shrink.ts';
import { addSolve } from './commands/solve.ts';
import { addValidate } from './commands/validate.ts';
import type { Context } from './context.ts';

/** Registers a command's arguments and what it does; `done` takes the exit code. */
export type AddCommand = (program: Command, context: Context, done: (code: number) => void) => void;

const COMMANDS: readonly AddCommand[] = [
  addValidate,
  addGrade,
  addRun,
  addSolve,
  addChecksum,
  addDiff,
  addDiagnose,
  addShrink,
  addFuel,
  addRank,
  addInfo,
  addGen,
  addSchema,
  addServe,
  addOpen,
];

const WORDS = `
CASE      a version folder (…/v1.0.0) or its test-case.toml
ENGINE    a .wasm file, or a run folder or archive
RUN       a run folder, its record, a document of the public snapshot, or an archive
SCENARIO  a scenario's JSON file
TICKS     such as 1,5,10-20

Exit codes: 0 passed, valid, same · 1 not · 2 could not be done · 130 stopped by Ctrl-C.
Progress goes to standard error. NO_COLOR is honoured.`;

/** The command line (design: cli). It throws instead of exiting, so that one place decides about codes and JSON. */
export function createProgram(context: Context, done: (code: number) => void): Command {
  const program = new Command('lattice-replay')
    .description('Grades factory engines of The Test Cabinet under wasmtime and looks into their runs.')
    .version(packageJson.version)
    .addHelpText('after', WORDS)
    .showHelpAfterError("('lattice-replay --help' lists the commands)");
  // With --json the one document on standard output tells the error; text would only double it.
  program.configureOutput({
    writeOut: (text) => void context.output.write(text),
    writeErr: (text) => void (context.json ? undefined : context.errors.write(text)),
  });
  program.exitOverride();
  for (const add of COMMANDS) add(program, context, done);
  for (const command of program.commands) {
    command.option('--json', 'print one JSON document, for errors too');
    command.helpOption('-h, --help', 'what the command takes and does');
    command.version(packageJson.version);
  }
  return program;
}
