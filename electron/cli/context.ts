import picocolors from 'picocolors';
import type { Places } from '../services/places/places.ts';

type Terminal = { readonly isTTY?: boolean };

/** What a command line runs in: the streams and signal of its process, or those that a test hands in. */
export interface Surroundings {
  /** Throws a `Fault` where the program cannot run at all. */
  readonly places: () => Places;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly input: NodeJS.ReadableStream & Terminal;
  readonly output: NodeJS.WritableStream & Terminal;
  readonly errors: NodeJS.WritableStream & Terminal;
}

/** What every command is handed. */
export interface Context {
  readonly places: Places;
  /** One JSON document on standard output, errors too. */
  readonly json: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly colors: ReturnType<typeof picocolors.createColors>;
  /** Writes to standard output and waits until it is taken. */
  print(text: string | Uint8Array): Promise<void>;
  /** One line to standard error. */
  say(line: string): void;
  /** Whether standard error is a terminal, so that bars make sense. */
  readonly interactive: boolean;
  readonly input: Surroundings['input'];
  readonly output: Surroundings['output'];
  readonly errors: Surroundings['errors'];
}

/** Exit codes of the contract. */
export const EXIT = { passed: 0, failed: 1, impossible: 2, stopped: 130 } as const;

/** What a command line runs in when it is a process of its own. */
export function ownSurroundings(places: () => Places, signal: AbortSignal): Surroundings {
  const { stdin: input, stdout: output, stderr: errors } = process;
  return { places, signal, input, output, errors };
}

export function createContext(surroundings: Surroundings, json: boolean): Context {
  const { places, signal, input, output, errors } = surroundings;
  const colorful = output.isTTY === true && !process.env.NO_COLOR && !json;
  return {
    places: places(),
    json,
    signal,
    colors: picocolors.createColors(colorful),
    print: (text) =>
      new Promise((resolve, reject) => {
        output.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    say: (line) => void errors.write(`${line}\n`),
    interactive: errors.isTTY === true && process.env.CI === undefined,
    input,
    output,
    errors,
  };
}

export async function printJson(context: Context, value: unknown): Promise<void> {
  await context.print(`${JSON.stringify(value, null, 2)}\n`);
}
