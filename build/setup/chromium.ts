import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Fault } from '../../shared/base/fault.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const USUAL_PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linux: ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
};

/** Where the browsers of Playwright lie below its cache, by folder and system. */
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

const HELP =
  "set LATTICE_REPLAY_CHROMIUM to a Chromium or Chrome, or run 'npx playwright-core install chromium'";

/** Without a network, the package tool may go on trying for very long. */
const INSTALL_TIMEOUT_MS = 300_000;

/** What decides where a Chromium is looked for; handed in, so that a test can. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * The Chromium to test the page in, if there is one: the one that is named by LATTICE_REPLAY_CHROMIUM, else one on PATH, in
 * a usual place, or in Playwright's cache. Throws a `Fault` (`chromium-missing`) when the one that is named is none.
 */
export function findChromium(machine: Machine): string | undefined {
  const { platform, env, home } = machine;
  const named = env.LATTICE_REPLAY_CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Fault('chromium-missing', `LATTICE_REPLAY_CHROMIUM names no program: ${named}`, {
      path: named,
    });
  }
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)));
  const candidates = [
    ...onPath,
    ...(USUAL_PLACES[platform] ?? []),
    ...playwrightPrograms(platform, env, home),
  ];
  return candidates.find(isProgram);
}

/** As `findChromium`, and installs one where the system's packages can be installed without asking; else says how to. */
export function setUpChromium(log: (line: string) => void): string | undefined {
  const machine: Machine = { platform: process.platform, env: process.env, home: homedir() };
  const found = findChromium(machine);
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    log('installing Chromium (apt-get) for the tests of the page …');
    const { status } = installPackage('chromium');
    const installed = findChromium(machine);
    if (installed !== undefined) return installed;
    log(`apt-get could not install it (exit code ${status})`);
  }
  log(`there is no Chromium, so the page is not tested in one; ${HELP}`);
  return undefined;
}

function installPackage(name: string): { readonly status: number | null } {
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const updated = spawnSync('apt-get', ['update', '-qq'], options);
  if (updated.status !== 0) return updated;
  return spawnSync('apt-get', ['install', '-y', '-qq', name], options);
}

function playwrightPrograms(platform: NodeJS.Platform, env: Machine['env'], home: string): string[] {
  const caches: Readonly<Record<string, string>> = {
    darwin: join(home, 'Library/Caches/ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? home, 'ms-playwright'),
  };
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || (caches[platform] ?? join(home, '.cache/ms-playwright'));
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  const newestFirst = versions.sort().reverse();
  return newestFirst.flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program)));
}

function isProgram(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // A file that this user may not run is none for us.
    return false;
  }
}
