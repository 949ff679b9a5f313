import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { MessagePortMain, ParentPort, UtilityProcess } from 'electron';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lives } from '../../../build/testing/lives.ts';
import { createRunner, type RunnerOptions } from '../../runner/runner.ts';
import { guestText, requestFor, runnerBench, SPIN, WIDE } from '../../runner/testing.ts';

/** What makes of a fork of Node a utility process: the line to main, whose first word brings a port. */
const AS_UTILITY_PROCESS = `data:text/javascript,${encodeURIComponent(`
  const port = {
    postMessage: (message) => process.send(message),
    on: (event, listener) =>
      event === 'close' ? process.on('disconnect', listener) : process.on('message', (data) => listener({ data })),
    start: () => undefined,
  };
  process.parentPort = { once: (event, listener) => setImmediate(() => listener({ ports: [port] })) };
`)}`;

/** The services' end of a port whose other end a process has. */
class FakePort extends EventEmitter {
  child: ChildProcess | undefined;
  readonly other: FakePort | undefined;
  constructor(other?: FakePort) {
    super();
    this.other = other;
  }
  start(): void {
    this.child?.on('message', (data) => this.emit('message', { data }));
    this.child?.once('close', () => this.emit('close'));
  }
  postMessage(message: object): void {
    this.child?.send(message, () => undefined);
  }
}

/** Utility processes as Electron has them, each a real process. */
const started: ChildProcess[] = [];
function forkUtilityProcess(program: string) {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--import', AS_UTILITY_PROCESS],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.push(child);
  return Object.assign(new EventEmitter(), {
    get pid() {
      return child.pid;
    },
    stderr: child.stderr,
    postMessage: (_message: unknown, [port]: FakePort[]) => {
      if (port?.other) port.other.child = child;
    },
    once(event: string, listener: (code: number) => void) {
      child.once(event, (code) => listener(code ?? 137));
      return this;
    },
  });
}

/** A services process and main, joined as Electron joins them. */
async function joined(entry: string) {
  vi.doMock('electron', () => ({
    utilityProcess: { fork: forkUtilityProcess },
    MessageChannelMain: class {
      readonly port2 = new FakePort();
      readonly port1 = new FakePort(this.port2);
    },
  }));
  const { hostRunners } = await import('./runner-host.ts');
  const { runnersThroughMain } = await import('./runners-through-main.ts');
  const main = new EventEmitter();
  const services = Object.assign(new EventEmitter(), {
    postMessage: (data: unknown, ports: MessagePortMain[] = []) => void main.emit('message', { data, ports }),
  });
  hostRunners(services as unknown as UtilityProcess, entry);
  const parentPort = Object.assign(main, {
    postMessage: (data: unknown) => void services.emit('message', data),
  });
  return { services, start: runnersThroughMain(parentPort as unknown as ParentPort) };
}

describe('a runner that main starts for the services', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let services: EventEmitter;
  let options: RunnerOptions;
  beforeAll(async () => {
    bench = await runnerBench();
    const { start, services: theirs } = await joined(bench.entry);
    services = theirs;
    options = { ...bench, start };
  });
  afterAll(() => {
    vi.doUnmock('electron');
    for (const child of started) child.kill('SIGKILL');
  });

  const goodRun = () => requestFor(bench.wat(guestText()));
  const endlessRun = () => requestFor(bench.wat(guestText({ run: SPIN })), { fuelCeiling: 2n ** 64n - 1n });

  it('runs a module to its fuel, and the next one in the same process', async () => {
    const runner = createRunner(options);
    const before = started.length;
    expect(await runner.run(goodRun(), WIDE)).toMatchObject({ kind: 'finished', fuel: 4n });
    expect(await runner.run(goodRun(), WIDE)).toMatchObject({ kind: 'finished', fuel: 4n });
    expect(started).toHaveLength(before + 1);
    await runner.dispose();
    expect(lives(started.at(-1)?.pid ?? 0)).toBe(false);
  });

  it('is ended by force at a limit, of its memory too, and another takes its place', async () => {
    const runner = createRunner(options);
    const long = await runner.run(endlessRun(), { ...WIDE, wallClockMs: 500 });
    expect(long.kind).toBe('time-limit');
    const large = await runner.run(endlessRun(), { ...WIDE, residentBytes: 1 });
    expect(large.kind).toBe('memory-limit');
    expect(await runner.run(goodRun(), WIDE)).toMatchObject({ kind: 'finished' });
    await runner.dispose();
  });

  it('tells how it ended when it ends by itself', async () => {
    const runner = createRunner({ ...options, library: '/nowhere' });
    expect(await runner.run(goodRun(), WIDE)).toMatchObject({
      kind: 'runner-died',
      message: expect.stringContaining('/nowhere'),
    });
  });

  it('ends with the services, and what is no message of ours starts none', async () => {
    const before = started.length;
    services.emit('message', { kind: 'start-runner', runner: 'all' });
    services.emit('message', { kind: 'start-runner', runner: 7000, program: '/bin/sh' });
    expect(started).toHaveLength(before);
    services.emit('message', { kind: 'start-runner', runner: 7000 });
    const child = started.at(-1);
    if (child === undefined) throw new Error('nothing was started');
    const ended = once(child, 'close');
    services.emit('exit', 0);
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
  });
});
