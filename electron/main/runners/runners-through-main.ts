import type { MessagePortMain, ParentPort } from 'electron';
import type { StartRunnerProcess } from '../../services/runners/runners.ts';
import { HostedRunner } from './hosted-runner.ts';
import { fromRunnerHost, type ToRunnerHost } from './runner-messages.ts';

/** How a services process of the desktop app starts runners: it asks main, by the line on which main started it. */
export function runnersThroughMain(main: ParentPort): StartRunnerProcess {
  const runners = new Map<number, HostedRunner>();
  let count = 0;
  main.on('message', ({ data, ports: [port] }: { data: unknown; ports: MessagePortMain[] }) => {
    const { success, data: message } = fromRunnerHost.safeParse(data);
    if (!success) return;
    const runner = runners.get(message.runner);
    if (message.kind === 'runner-started') {
      if (port !== undefined) runner?.started(message.pid, port);
      return;
    }
    runners.delete(message.runner);
    runner?.ended(message.code, message.complaint);
  });
  // Which program it is, and how Node is told to run it, is for main alone to say.
  return () => {
    const number = count++;
    const ask = (message: ToRunnerHost): void => main.postMessage(message);
    const runner = new HostedRunner(() => ask({ kind: 'kill-runner', runner: number }));
    runners.set(number, runner);
    ask({ kind: 'start-runner', runner: number });
    return runner;
  };
}
