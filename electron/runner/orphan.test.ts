import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILL, FILLED, guestText, runnerBench } from './testing.ts';

/** Starts the runner as its first argument says, gives it a run, and tells the runner's process number. */
const PARENT = `
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
const [, , entry, library, modulePath] = process.argv;
const runner = fork(entry, { serialization: 'advanced', stdio: 'ignore' });
const bytes = readFileSync(modulePath);
runner.on('message', (message) => {
  if (message.type === 'ready') {
    if (bytes.length === 0) return process.send({ pid: runner.pid });
    runner.send({
      type: 'start', run: 1, sha256: 'x', moduleBytes: bytes.length, entry: 'run', inputBytes: 0,
      fuelCeiling: undefined, maxMemoryBytes: 2 ** 28, answer: 'bytes', answerLimit: 1,
    });
  } else if (message.what === 'module') {
    runner.send({ type: 'piece', run: 1, bytes: new Uint8Array(bytes) });
  } else if (message.what === 'input') {
    process.send({ pid: runner.pid });
  }
});
runner.send({ type: 'open', library });
`;

describe('a runner whose parent was killed', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let folder: string;
  beforeAll(async () => {
    bench = await runnerBench();
    folder = mkdtempSync(join(tmpdir(), 'orphan-'));
    writeFileSync(join(folder, 'parent.mjs'), PARENT);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['idle', ''],
    ['deep in a run that hears nothing', guestText({ memory: FILLED, run: FILL })],
  ])('ends while %s', async (_, text) => {
    const modulePath = join(folder, 'module.wasm');
    writeFileSync(modulePath, text === '' ? '' : bench.wat(text).bytes);
    const parent = fork(join(folder, 'parent.mjs'), [bench.entry, bench.library, modulePath], {
      execArgv: [],
    });
    const { pid } = await new Promise<{ pid: number }>((resolve) => {
      parent.once('message', (message) => resolve(message as { pid: number }));
    });
    expect(runs(pid)).toBe(true);
    parent.kill('SIGKILL');
    // The test's own time is the limit.
    while (runs(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

/** Whether a process runs; one that has ended and that nobody has asked about does not. */
function runs(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat'))
    return existsSync(stat) && !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'));
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
