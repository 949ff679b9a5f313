import { createBirpc } from 'birpc';
import { Fault } from '../base/fault.ts';
import type { Answer, Events, Services } from './answers.ts';
import type { Channel } from './channel.ts';
import { REQUEST_NAMES, type RequestName } from './request-names.ts';

type Remote = { [Name in RequestName]: (...args: unknown[]) => Promise<Answer<unknown>> };

/** The services as a page sees them: each call resolves, or throws the `Fault` that the services threw. */
export function connectServices(channel: Channel, events: Events): Services {
  const remote = createBirpc<Remote, Events>(events, {
    post: (message) => channel.send(message),
    on: (listener) => channel.onMessage(listener),
    // Some requests run a module for minutes; progress is told by events, and `abort` ends them.
    timeout: -1,
  });
  channel.onClose(() =>
    remote.$close(new Fault('services-gone', 'the connection to the services was closed')),
  );
  const call = async (name: RequestName, args: unknown[]): Promise<unknown> => {
    const answer = await remote[name](...args);
    if (answer.ok) return answer.value;
    const { code, message, facts } = answer.fault;
    throw new Fault(code, message, facts);
  };
  const calls = REQUEST_NAMES.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  return Object.fromEntries(calls) as unknown as Services;
}
