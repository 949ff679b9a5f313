import type { Events } from './answers.ts';
import type { Channel } from './channel.ts';
import { packMessage, unpackMessage } from './message-packing.ts';

/** Two ends of a channel in memory; messages are packed on the way, as a socket would. */
export function memoryChannels(): { page: Channel; services: Channel; close: () => void } {
  const closers: (() => void)[] = [];
  const end = () => {
    let listener: (message: unknown) => void = () => undefined;
    return {
      receive: (packed: Uint8Array) => setImmediate(() => listener(unpackMessage(packed))),
      onMessage: (heard: (message: unknown) => void) => {
        listener = heard;
      },
      onClose: (closed: () => void) => void closers.push(closed),
    };
  };
  const page = end();
  const services = end();
  return {
    page: { ...page, send: (message) => void services.receive(packMessage(message)) },
    services: { ...services, send: (message) => void page.receive(packMessage(message)) },
    close: () => {
      for (const closed of closers) closed();
    },
  };
}

/** Events, kept in the order in which they came. */
export function eventLog(): { events: Events; log: [name: keyof Events, event: unknown][] } {
  const log: [keyof Events, unknown][] = [];
  const keep = (name: keyof Events) => (event: unknown) => void log.push([name, event]);
  return {
    events: {
      progress: keep('progress'),
      reach: keep('reach'),
      alert: keep('alert'),
      grading: keep('grading'),
      watched: keep('watched'),
      listing: keep('listing'),
      validating: keep('validating'),
      building: keep('building'),
      fuel: keep('fuel'),
      comparing: keep('comparing'),
      shrinking: keep('shrinking'),
      opened: keep('opened'),
      settings: keep('settings'),
    },
    log,
  };
}
