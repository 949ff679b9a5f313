import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { atWork } from '../../build/testing/at-work.ts';
import { BELT, temporaryFolder, writeCase } from '../../build/testing/case-folder.ts';
import { checkoutPlaces } from '../services/places/places.ts';
import { runCommandLine } from './command-line.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CLI = `${ROOT}dist/cli.js`;
export const DEMO_CASE = `${ROOT}assets/test-cases/performance/easy/lattice-demo/v1.0.0`;

export function builtEngine(name: string): string {
  return `${ROOT}assets/engines/built/${name}.wasm`;
}

/** A case whose compiler is a script of the source that copies an engine; `install` may be another command. */
export function caseThatBuilds(install: string): string {
  const folder = writeCase(temporaryFolder(), [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
  const manifest = join(folder, 'test-case.toml');
  const text = readFileSync(manifest, 'utf8')
    .replace('install = "true"', `install = "${install}"`)
    .replace('build = "true"', 'build = "sh compile.sh"')
    .replace('module = "engine.wasm"', 'module = "out/engine.wasm"');
  writeFileSync(manifest, text);
  return folder;
}

export interface CliEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The bundled program as a user starts it. */
export const AS_A_PROCESS: CliOptions = {};

export interface CliOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it gets a Ctrl-C when it is at work. */
  readonly interrupted?: boolean;
  /** Called once the process runs, to send it signals. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Called with each whole line of its standard output, from 0. */
  readonly onLine?: (index: number, line: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** Closes its standard output at once, as `| head -0` does. */
  readonly closeOutput?: boolean;
}

/**
 * Runs a command and resolves with all that it wrote and its exit code: the command line itself, in this process, since
 * starting one takes longer than most commands. With `options`, as a user would: the bundled program in a process of its own.
 */
export function runCli(args: readonly string[], options?: CliOptions): Promise<CliEnd> {
  return options === undefined ? runHere(args) : runProgram(args, options);
}

async function runHere(args: readonly string[]): Promise<CliEnd> {
  const output = new Written();
  const errors = new Written();
  const code = await runCommandLine(args, {
    places: () => checkoutPlaces(pathToFileURL(CLI).href),
    signal: new AbortController().signal,
    input: Readable.from([]),
    output,
    errors,
  });
  return { code, stdout: output.text(), stderr: errors.text() };
}

/** Keeps what is written to it. */
class Written extends Writable {
  readonly #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    this.#pieces.push(Buffer.from(piece));
    taken();
  }

  text(): string {
    return Buffer.concat(this.#pieces).toString();
  }
}

function runProgram(args: readonly string[], options: CliOptions): Promise<CliEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (data) => stdout.push(data));
    child.stderr.on('data', (data) => stderr.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() });
    });
    const { onLine } = options;
    if (onLine) {
      let index = 0;
      createInterface(child.stdout).on('line', (line) =>
        onLine(index++, line, (signal) => child.kill(signal)),
      );
    }
    if (options.closeOutput) child.stdout.destroy();
    // Without a process number it has not been started, which the error above tells.
    if (options.interrupted && child.pid) atWork(child.pid).then(() => child.kill('SIGINT'), reject);
    options.onStart?.((signal) => child.kill(signal));
  });
}

/** Runs with `--json` and parses the one document on standard output; with `options`, in a process of its own. */
export async function runJson(
  args: readonly string[],
  options?: CliOptions,
): Promise<{ code: number | null; json: JsonDocument }> {
  const { code, stdout } = await runCli([...args, '--json'], options);
  return { code, json: JSON.parse(stdout) };
}

/** Messages are given as they stand, or as a pattern. */
export function pattern(message: string | RegExp): RegExp {
  return typeof message === 'string' ? new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : message;
}

/** Expects of a run with `--json` that it could not be done, and one document that says why. */
export function expectTold({ code, stdout }: CliEnd, message: string | RegExp): void {
  expect(JSON.parse(stdout)).toEqual({
    error: expect.objectContaining({
      code: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringMatching(pattern(message)),
    }),
  });
  expect(stdout).not.toContain('"internal"');
  expect(code).toBe(2);
}

/** What a test reads out of a printed document; its shape is what the test is about. */
// biome-ignore lint/suspicious/noExplicitAny: assertions look into documents of every shape
export type JsonDocument = any;
