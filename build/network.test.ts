import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Ways in which a program opens a connection or asks another program to. */
const WAYS_OUT =
  /(?<![#.\w]|async )fetch\(|new (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon|https?\.(get|request)\(|createConnection\(|net\.connect\(|from 'node:(https|http2|dns|dgram|tls)'|openExternal\(|\bopen\((address|url)/;

/** All files that may, and why nothing leaves the machine by them unasked. */
const ALLOWED: Readonly<Record<string, string>> = {
  'renderer/app/about/licences.ts': "the page's own list of licences",
  'renderer/api/socket-channel.ts': 'the page speaks to the host that served it',
  'build/setup/wasmtime/from-archive.ts': 'set-up of a checkout fetches the pinned library, and says so',
  'electron/cli/front/browser.ts': "opens the page's own address in the user's browser",
  'electron/main/protect-contents.ts':
    'a link that was clicked goes to the browser, if its host is on the list',
};

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !/(\.test|testing)\.ts$/.test(entry.name) ? [path] : [];
  });
}

it('is reached from the files that are listed, each with its reason, and from no other', () => {
  const found = ['build', 'electron', 'renderer', 'shared']
    .flatMap(sources)
    .filter(
      (path) => !/[\\/]testing[\\/]/.test(path) && WAYS_OUT.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    .map((path) => relative('', path).replaceAll('\\', '/'));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('is named by no address that the page would load from elsewhere', () => {
  const theme = join(ROOT, 'renderer/theme');
  const files = [join(ROOT, 'renderer/index.html'), ...readdirSync(theme).map((name) => join(theme, name))];
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/https?:\/\/|url\(\s*["']?\/\//);
});
