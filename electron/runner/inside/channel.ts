import type { FromRunner, ToRunner } from '../protocol.ts';

/** The runner program's end of the line to the process that started it. */
export interface Channel {
  send(message: FromRunner): void;
  onMessage(listener: (message: ToRunner) => void): void;
  /** The process at the other end is gone. */
  onClosed(listener: () => void): void;
}

/** The line to a Node process that forked this one. */
export function forkChannel(): Channel {
  return {
    send(message) {
      // Without a listener for its error, a message to a parent that has just gone would end us by an exception.
      process.send?.(message, undefined, undefined, (error) => {
        if (error !== null) process.exit(1);
      });
    },
    onMessage(listener) {
      process.on('message', (message) => listener(message as ToRunner));
    },
    onClosed(listener) {
      process.on('disconnect', listener);
    },
  };
}
