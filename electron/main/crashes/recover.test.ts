import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { TO_MAIN, TO_PAGE } from '../bridge/channels.ts';
import { FakeEvent } from '../testing/fake-window.ts';
import { startMain } from '../testing/start-main.ts';
import { withCrash } from './crash-count.ts';

type Started = Awaited<ReturnType<typeof startMain>>;

const crash = ({ window }: Started, reason = 'crashed'): void =>
  void window.webContents.emit('render-process-gone', new FakeEvent(), { reason, exitCode: 5 });
const crashedStarts = ({ replies, window }: Started): unknown =>
  replies.get(TO_MAIN.startsCrashed)?.({
    sender: window.webContents,
    senderFrame: window.webContents.mainFrame,
  });
const starts = (data: string): unknown => JSON.parse(readFileSync(join(data, 'starts.json'), 'utf8')).crashed;

it.each([
  ['crashed', 0, { reloads: 1, quits: 0 }],
  ['oom', 1, { reloads: 0, quits: 1 }],
  ['clean-exit', 1, { reloads: 0, quits: 0 }],
])(
  'offers to reload or to quit when the page has ended by %s (answer %i)',
  async (reason, answer, expected) => {
    const started = await startMain({ answer });
    crash(started, reason);
    await new Promise(setImmediate);
    const quits = started.calls.filter((call) => call === 'quit').length;
    expect({ reloads: started.window.webContents.reloads, quits }).toEqual(expected);
    if (reason === 'clean-exit') return;
    expect(started.asked[0]?.buttons).toEqual(['Reload', 'Quit']);
    const log = join(started.data, 'logs/main.log');
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain(`the page has ended: ${reason}`));
  },
);

it('offers to start without what was open after the second crash within a minute', async () => {
  const started = await startMain();
  expect(crashedStarts(started)).toBe(0);
  crash(started);
  crash(started);
  await new Promise(setImmediate);
  expect(started.asked[1]?.buttons?.[0]).toBe('Start without what was open');
  expect(started.window.done.filter((what) => what === 'load app://lattice-replay/')).toHaveLength(2);
  expect(crashedStarts(started)).toBe(2);
  expect(withCrash([0, 30_000], 70_000)).toEqual([30_000, 70_000]);
});

it('offers to wait for a page that does not answer, or to reload it', async () => {
  const waiting = await startMain({ answer: 0 });
  waiting.window.emit('unresponsive');
  await new Promise(setImmediate);
  expect(waiting.asked[0]?.buttons).toEqual(['Wait', 'Reload']);
  expect(waiting.window.webContents.reloads).toBe(0);
  const reloading = await startMain({ answer: 1 });
  reloading.window.emit('unresponsive');
  await new Promise(setImmediate);
  expect(reloading.window.webContents.reloads).toBe(1);
  expect(reloading.asked).toHaveLength(1);
});

it('does not reload a page that answers again', async () => {
  const { window } = await startMain({ answer: 1 });
  window.emit('unresponsive');
  window.emit('responsive');
  await new Promise(setImmediate);
  expect(window.webContents.reloads).toBe(0);
});

it('tells its page of a graphics or services process that is gone, and of no other', async () => {
  const { app, window, connect } = await startMain();
  connect();
  const gone = (more: object): void =>
    void app.emit('child-process-gone', new FakeEvent(), { reason: 'crashed', exitCode: 1, ...more });
  gone({ type: 'GPU' });
  gone({ type: 'Utility', serviceName: 'Lattice Replay services' });
  gone({ type: 'Utility', name: 'Audio Service' });
  gone({ type: 'GPU', reason: 'clean-exit' });
  const codes = window.webContents.sent.map(([channel, notice]) => [
    channel,
    (notice as { code: string }).code,
  ]);
  expect(codes).toEqual([
    [TO_PAGE.notice, 'graphics-gone'],
    [TO_PAGE.notice, 'services-gone'],
  ]);
});

it('counts starts that came to nothing, until one is ended by its user', async () => {
  const data = mkdtempSync(join(tmpdir(), 'lattice-replay-data-'));
  await startMain({ data });
  await startMain({ data });
  const third = await startMain({ data });
  expect(starts(data)).toBe(3);
  expect(crashedStarts(third)).toBe(2);
  third.app.emit('before-quit');
  await vi.waitFor(() => expect(starts(data)).toBe(0));
});
