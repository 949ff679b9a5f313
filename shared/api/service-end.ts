import { createBirpc } from 'birpc';
import { Fault, messageOf } from '../base/fault.ts';
import type { Answer, Events, FaultAnswer, Services } from './answers.ts';
import type { Channel } from './channel.ts';
import { REQUESTS } from './contract.ts';
import { REQUEST_NAMES, type RequestName } from './request-names.ts';

const EVENT_NAMES: (keyof Events)[] = [
  'progress',
  'reach',
  'alert',
  'grading',
  'watched',
  'listing',
  'validating',
  'building',
  'fuel',
  'comparing',
  'shrinking',
  'opened',
  'settings',
];

/**
 * Serves one page on a channel: `create` is handed the page's events and returns the services for it, and `onGone` is
 * called when the page has gone; `onSlip` hears of errors that are no `Fault`, which are slips of our own. Arguments are checked against the contract before a service sees them.
 */
export function servePage(
  channel: Channel,
  create: (events: Events) => Services,
  onGone: () => void,
  onSlip: (request: RequestName, error: unknown) => void = () => undefined,
): void {
  const holder: { services?: Services } = {};
  const functions = Object.fromEntries(
    REQUEST_NAMES.map((name) => [name, (...args: unknown[]) => answer(name, args, holder.services, onSlip)]),
  );
  const page = createBirpc<Events, typeof functions>(functions, {
    post: (message) => channel.send(message),
    on: (listener) => channel.onMessage((message) => (isCall(message) ? listener(message) : undefined)),
    eventNames: EVENT_NAMES,
    timeout: -1,
  });
  const tell =
    (name: keyof Events) =>
    (event: unknown): void => {
      // A page that has gone hears nothing; what it had open is being closed.
      if (!page.$closed) page.$callEvent(name, event as never).catch(() => page.$close());
    };
  holder.services = create({
    progress: tell('progress'),
    reach: tell('reach'),
    alert: tell('alert'),
    grading: tell('grading'),
    watched: tell('watched'),
    listing: tell('listing'),
    validating: tell('validating'),
    building: tell('building'),
    fuel: tell('fuel'),
    comparing: tell('comparing'),
    shrinking: tell('shrinking'),
    opened: tell('opened'),
    settings: tell('settings'),
  });
  channel.onClose(() => {
    page.$close();
    onGone();
  });
}

/** Only calls by a known name are let through to the library; a page has nothing else to say. */
function isCall(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  const { t, m, a } = message as Record<string, unknown>;
  return t === 'q' && typeof m === 'string' && Object.hasOwn(REQUESTS, m) && Array.isArray(a);
}

async function answer(
  name: RequestName,
  args: readonly unknown[],
  services: Services | undefined,
  onSlip: (request: RequestName, error: unknown) => void,
): Promise<Answer<unknown>> {
  const parsed = REQUESTS[name].safeParse(args);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return failed(
      new Fault('request-invalid', `${name}: ${path}: ${issue?.message}`, { request: name, path }),
    );
  }
  try {
    const called = services as unknown as Record<RequestName, (...args: unknown[]) => Promise<unknown>>;
    return { ok: true, value: await called[name](...parsed.data) };
  } catch (error) {
    if (!(error instanceof Fault)) onSlip(name, error);
    return failed(error);
  }
}

function failed(error: unknown): { ok: false; fault: FaultAnswer } {
  if (error instanceof Fault) {
    return { ok: false, fault: { code: error.code, message: error.message, facts: error.facts } };
  }
  return { ok: false, fault: { code: 'internal', message: messageOf(error), facts: {} } };
}
