import { MessageChannelMain, type MessagePortMain, type UtilityProcess, utilityProcess } from 'electron';
import { type FromRunnerHost, toRunnerHost } from './runner-messages.ts';

/** Characters of standard error that are kept: a report of a crash is at its end. */
const KEPT = 4000;

/** The name under which the system lists the processes. */
const RUNNER_NAME = 'Lattice Replay runner';

/**
 * Starts runner processes for a services process, which cannot: only main can make utility processes, and with the fuse
 * `runAsNode` off nothing else can run a Node program. Main starts this one program, whatever it is asked, joins both ends
 * by a port, and ends by force what is asked for; when the services end, their runners do.
 */
export function hostRunners(services: UtilityProcess, program: string): void {
  const runners = new Map<number, UtilityProcess>();
  let gone = false;
  services.on('message', (data: unknown) => {
    const { success, data: message } = toRunnerHost.safeParse(data);
    if (!success) return;
    if (message.kind === 'kill-runner') kill(runners.get(message.runner));
    else if (!runners.has(message.runner)) start(message.runner);
  });
  services.once('exit', () => {
    gone = true;
    for (const process of runners.values()) kill(process);
  });

  function start(runner: number): void {
    const started = utilityProcess.fork(program, [], {
      serviceName: RUNNER_NAME,
      stdio: ['ignore', 'ignore', 'pipe'],
      // On macOS this takes the one helper that may be signed so that wasmtime can make machine code in it.
      allowLoadingUnsignedLibraries: true,
    });
    runners.set(runner, started);
    let complaint = '';
    started.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-KEPT);
    });
    started.once('spawn', () => {
      const { pid } = started;
      if (pid === undefined) return;
      const { port1, port2 } = new MessageChannelMain();
      started.postMessage('services', [port1]);
      tell({ kind: 'runner-started', runner, pid }, port2);
    });
    started.once('exit', (code) => {
      runners.delete(runner);
      tell({ kind: 'runner-ended', runner, code, complaint: complaint.trim() });
    });
  }

  function tell(message: FromRunnerHost, ...ports: MessagePortMain[]): void {
    if (!gone) services.postMessage(message, ports);
  }
}

/** A module may keep its process from hearing a friendly signal, so it is the one that nobody can refuse. */
function kill(runner: UtilityProcess | undefined): void {
  if (runner?.pid !== undefined) process.kill(runner.pid, 'SIGKILL');
}
