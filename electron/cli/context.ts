import picocolors from 'picocolors';
import type { Places } from '../services/places/places.ts';

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
}

/** Exit codes of the contract. */
export const EXIT = { passed: 0, failed: 1, impossible: 2, stopped: 130 } as const;

export function createContext(places: Places, json: boolean, signal: AbortSignal): Context {
  const colorful = process.stdout.isTTY === true && !process.env.NO_COLOR && !json;
  return {
    places,
    json,
    signal,
    colors: picocolors.createColors(colorful),
    print: (text) =>
      new Promise((resolve, reject) => {
        process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    say: (line) => void process.stderr.write(`${line}\n`),
    interactive: process.stderr.isTTY === true && process.env.CI === undefined,
  };
}

export async function printJson(context: Context, value: unknown): Promise<void> {
  await context.print(`${JSON.stringify(value, null, 2)}\n`);
}
