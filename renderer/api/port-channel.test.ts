import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { SERVICES_PORT } from '../../shared/api/bridge.ts';
import { openPort } from './port-channel.ts';

/** A window that hears messages, and a bridge whose request is answered by these. */
function desktopPage(...messages: { data: unknown; source?: unknown; ports?: readonly unknown[] }[]) {
  const page = new EventTarget();
  let requests = 0;
  const bridge = {
    requestServices: () => {
      requests++;
      for (const { data, source = page, ports = [] } of messages) {
        page.dispatchEvent(Object.assign(new Event('message'), { data, source, ports }));
      }
    },
  };
  return { page: page as never, bridge, requests: () => requests };
}

function portPair(): { mine: MessagePort; theirs: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  return { mine: port1, theirs: port2 };
}

it('takes the port that comes for its request, and speaks over it', async () => {
  const { mine, theirs } = portPair();
  const { page, bridge, requests } = desktopPage({ data: SERVICES_PORT, ports: [theirs] });
  const channel = await openPort(page, bridge);
  expect(requests()).toBe(1);
  const heard = new Promise((resolve) => channel.onMessage(resolve));
  mine.postMessage({ frames: new Uint8Array([1, 2]) });
  expect(await heard).toEqual({ frames: new Uint8Array([1, 2]) });
  const answered = new Promise((resolve) => mine.on('message', resolve));
  channel.send('answer');
  expect(await answered).toBe('answer');
});

it('is told when the other end has gone', async () => {
  const { mine, theirs } = portPair();
  const { page, bridge } = desktopPage({ data: SERVICES_PORT, ports: [theirs] });
  const channel = await openPort(page, bridge);
  const gone = new Promise<void>((resolve) => channel.onClose(resolve));
  mine.close();
  await gone;
});

it('takes no port from another window, and none of another message', async () => {
  const [foreign, other, right] = [portPair(), portPair(), portPair()];
  const { page, bridge } = desktopPage(
    { data: SERVICES_PORT, source: {}, ports: [foreign.theirs] },
    { data: { type: 'something-else' }, ports: [other.theirs] },
    { data: SERVICES_PORT },
    { data: SERVICES_PORT, ports: [right.theirs] },
  );
  const channel = await openPort(page, bridge);
  const heard = new Promise((resolve) => right.mine.on('message', resolve));
  channel.send('hello');
  expect(await heard).toBe('hello');
});
