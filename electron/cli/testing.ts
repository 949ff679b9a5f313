import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BELT, temporaryFolder, writeCase } from '../../build/testing/case-folder.ts';

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

/** After so long the command has begun its work and hears signals, also on a busy machine. */
export const LONG_ENOUGH_MS = 4000;

export interface CliEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Called once the process runs, to send it signals. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Called with each whole line of its standard output, from 0. */
  readonly onLine?: (index: number, line: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** Closes its standard output at once, as `| head -0` does. */
  readonly closeOutput?: boolean;
}

/** Runs the command as a user would, in a process of its own. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliEnd> {
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
    options.onStart?.((signal) => child.kill(signal));
  });
}

/** Runs with `--json` and parses the one document on standard output. */
export async function runJson(args: readonly string[]): Promise<{ code: number | null; json: JsonDocument }> {
  const { code, stdout } = await runCli([...args, '--json']);
  return { code, json: JSON.parse(stdout) };
}

/** What a test reads out of a printed document; its shape is what the test is about. */
// biome-ignore lint/suspicious/noExplicitAny: assertions look into documents of every shape
export type JsonDocument = any;
