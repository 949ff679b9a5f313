import type { OpenRequest } from '../../shared/api/contract.ts';
import { unpackFrames } from '../../shared/api/frame-packing.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import { newConnector } from '../api/connector.ts';

/** A frame as the browser received it: its checksum is taken there, of the bytes that came. */
export interface ReceivedFrame {
  readonly tick: number;
  readonly provenance: string;
  readonly checksum: string;
}

/** What a test may ask for inside the page. */
export interface ContractInPage {
  /** Opens a replay, waits for the work in the background, and fetches these ticks one after the other. */
  fetch(request: OpenRequest, ticks: readonly number[], settled: boolean): Promise<ReceivedFrame[]>;
  /** Asks for the last tick and at once for another; the code of the first one's fault, and the tick that came. */
  overtake(request: OpenRequest, tick: number): Promise<{ first: string; second: number }>;
}

/** Run inside the page by the contract's browser test; it speaks to the services as the page itself does. */
const inPage: ContractInPage = {
  async fetch(request, ticks, settled) {
    const { services, done, close } = await connect();
    const { replay } = await services.open(request);
    while (settled && !done()) await new Promise((next) => setTimeout(next, 20));
    const received: ReceivedFrame[] = [];
    for (const tick of ticks) {
      for (const { frame, provenance } of unpackFrames(
        (await services.frames({ replay, ticks: [tick] })).frames,
      )) {
        received.push({ tick: frame.tick, provenance, checksum: checksumOf(frame.bytes) });
      }
    }
    close();
    return received;
  },
  async overtake(request, tick) {
    const { services, close } = await connect();
    const { replay, lastTick } = await services.open(request);
    const first = services.frames({ replay, ticks: [lastTick] }).then(
      () => 'came',
      (fault: { code: string }) => fault.code,
    );
    const answer = await services.frames({ replay, ticks: [tick] });
    const second = unpackFrames(answer.frames)[0]?.frame.tick ?? -1;
    const result = { first: await first, second };
    close();
    return result;
  },
};

async function connect() {
  let settled = false;
  const connection = await newConnector(window)({
    progress: ({ done, total }) => {
      settled ||= done === total;
    },
    reach: ({ ranges }) => {
      settled ||= ranges.some(({ provenance }) => provenance === 'recorded');
    },
    alert: () => undefined,
    grading: () => undefined,
    watched: () => undefined,
    listing: () => undefined,
    validating: () => undefined,
    building: () => undefined,
    fuel: () => undefined,
    comparing: () => undefined,
    shrinking: () => undefined,
    opened: () => undefined,
    settings: () => undefined,
  });
  return { services: connection.services, done: () => settled, close: () => connection.close() };
}

Object.assign(globalThis, { contractInPage: inPage });
