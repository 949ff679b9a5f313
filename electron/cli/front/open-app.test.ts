import { afterEach, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';

afterEach(() => {
  vi.doUnmock('./desktop.ts');
  vi.doUnmock('./serve-until-stopped.ts');
  vi.resetModules();
});

/** Opens the app where the desktop is found and ends as told; returns what was said and done. */
async function open(desktop: unknown, ended: number | string, { json = false, stopped = false } = {}) {
  vi.resetModules();
  vi.doMock('./desktop.ts', () => ({ findDesktop: () => desktop, runDesktop: async () => ended }));
  vi.doMock('./serve-until-stopped.ts', () => ({ serveUntilStopped: async () => 130 }));
  const { openApp } = await import('./open-app.ts');
  const said: string[] = [];
  const printed: unknown[] = [];
  const context = {
    json,
    signal: stopped ? AbortSignal.abort() : new AbortController().signal,
    say: (line: string) => void said.push(line),
    print: async (text: string | Uint8Array) => void printed.push(text),
  } as Context;
  const code = await openApp(context, { files: [], tick: undefined });
  return { code, said, printed };
}

it('shows the desktop app until it is quit', async () => {
  expect(await open({ binary: 'electron' }, 0)).toEqual({
    code: 0,
    said: ['Opening the desktop app.'],
    printed: [],
  });
});

it('tells so in one document with --json', async () => {
  const { printed } = await open({ binary: 'electron' }, 0, { json: true });
  expect(JSON.parse(printed.join(''))).toEqual({ opened: 'desktop' });
});

it('serves the page when the desktop app fails, and says why', async () => {
  const { code, said } = await open({ binary: 'electron' }, 'signal SIGSEGV');
  expect(code).toBe(130);
  expect(said[1]).toBe('The desktop app ended with signal SIGSEGV, so the page is served instead.');
});

it('serves the page where there is no desktop app, and says why', async () => {
  const { said } = await open({ trouble: 'there is no display' }, 0);
  expect(said).toEqual(['Serving the page for a browser instead of the desktop app: there is no display.']);
});

it('serves nothing after Ctrl-C', async () => {
  const { code, said } = await open({ binary: 'electron' }, 'signal SIGTERM', { stopped: true });
  expect(code).toBe(130);
  expect(said).toHaveLength(1);
});
