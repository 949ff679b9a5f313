import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { TO_MAIN } from '../bridge/channels.ts';
import { startMain } from '../testing/start-main.ts';

const kept = (data: string): unknown => JSON.parse(readFileSync(join(data, 'window.json'), 'utf8'));

it('opens in the middle at first, and later where it was left, half a second after it was moved', async () => {
  const { window, data, say } = await startMain();
  expect(window.options).toMatchObject({ x: 320, y: 120, width: 1280, height: 840, minWidth: 720 });
  expect(window.done).not.toContain('maximize');
  say(TO_MAIN.setTheme, 'dark');
  window.bounds = { x: 5, y: 6, width: 900, height: 600 };
  window.maximised = true;
  window.emit('move');
  window.emit('maximize');
  await vi.waitFor(
    () => expect(kept(data)).toMatchObject({ theme: 'dark', window: { maximised: true } }),
    3000,
  );
  const again = await startMain({ data });
  expect(again.window.options).toMatchObject({ x: 5, y: 6, width: 900, height: 600 });
  expect(again.window.done).toContain('maximize');
  expect(again.module.nativeTheme.themeSource).toBe('dark');
});

it('keeps what changed last when it is closed at once', async () => {
  const { window, data } = await startMain();
  window.bounds = { x: 50, y: 60, width: 800, height: 600 };
  window.close();
  await vi.waitFor(() => expect(kept(data)).toMatchObject({ window: { bounds: { x: 50, y: 60 } } }));
});

it('opens as at first where what was kept is broken', async () => {
  const data = mkdtempSync(join(tmpdir(), 'lattice-replay-data-'));
  writeFileSync(join(data, 'window.json'), '{"version":1,"window":{"bounds":');
  const { window } = await startMain({ data });
  expect(window.options).toMatchObject({ width: 1280, height: 840 });
});

it.each([
  [false, '#f3f4f6'],
  [true, '#121418'],
])(
  'shows itself only when there is something in it, on a ground of the theme (dark: %s)',
  async (dark, ground) => {
    const { window } = await startMain({ dark });
    const tokens = readFileSync(new URL('../../../renderer/theme/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toMatch(new RegExp(`--bg1: light-dark\\(.*${ground}`));
    expect(window.options).toMatchObject({ show: false, backgroundColor: ground, autoHideMenuBar: true });
    window.emit('ready-to-show');
    expect(window.done).toContain('show');
  },
);
