import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { extractAll, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, openSocket } from '../../electron/server/testing.ts';
import { temporaryFolder } from '../testing/case-folder.ts';
import { packageConfiguration } from './configuration.ts';
import { packageDesktop } from './desktop-package.ts';
import { FUSES } from './fuses.ts';
import { shippedLibrary } from './gather.ts';
import { makeInstallers } from './make-installers.ts';
import { desktopSizes, overBudget, sizeTable } from './sizes.ts';
import { runShipped, standInElectron, standInFpm, strangersEnvironment } from './testing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Letters of a fuse wire (Electron's fuses.md). */
const OFF = '0'.charCodeAt(0);
const ON = '1'.charCodeAt(0);

// The stand-in for Electron's folder is one for Linux.
describe.skipIf(process.platform !== 'linux')('the package of the desktop app', () => {
  const away = temporaryFolder();
  let archive: string;
  let bundled: ReadonlySet<string>;
  /** The app's own programs, unpacked where the archive was. */
  let dist: string;
  const surroundings = { folder: away, env: strangersEnvironment(join(away, 'data')) };

  beforeAll(async () => {
    const electronDist = standInElectron(join(away, 'electron'));
    const made = await packageDesktop(ROOT, {
      folder: join(away, 'made'),
      unpackedOnly: true,
      electronDist,
    });
    ({ archive, bundled } = made);
    const unpacked = join(dirname(archive), 'app');
    extractAll(archive, unpacked);
    dist = join(unpacked, 'dist');
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(away, { recursive: true, force: true }));

  it('holds programs, page and koffi for this system, and neither sources nor tests', () => {
    const files = listPackage(archive, { isPack: false });
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/dist/desktop.js',
        '/dist/preload.cjs',
        '/dist/page/index.html',
      ]),
    );
    expect(files.filter((file) => /\.(ts|tsx|map|md|cc)$/.test(file))).toEqual([]);
    const packages = files.filter((file) => /^\/node_modules\/(@[^/]+\/)?[^/@]+$/.test(file));
    expect(packages.sort()).toEqual([
      `/node_modules/@koromix/koffi-${process.platform}-${process.arch}`,
      '/node_modules/koffi',
    ]);
    expect(files.filter((file) => file.endsWith('.node'))).toHaveLength(1);
    expect(existsSync(`${archive}.unpacked/node_modules/@koromix`)).toBe(true);
  });

  it('lists every part in it with the text of its licence', () => {
    const licences: { name: string; licence: string; text: string }[] = JSON.parse(
      readFileSync(join(dist, 'page/licences.json'), 'utf8'),
    );
    expect(licences.filter(({ licence, text }) => licence === '' || text.length < 100)).toEqual([]);
    const named = new Set(licences.map(({ name }) => name));
    const parts = [...bundled, 'koffi', 'react', 'pixi.js', 'recharts', 'wasmtime', 'Electron'];
    expect(parts.filter((name) => !named.has(name))).toEqual([]);
  });

  it('stays within its budget', () => {
    const sizes = desktopSizes(archive);
    console.log(sizeTable(sizes));
    expect(overBudget(sizes)).toEqual([]);
  });

  it('has every fuse set in the binary', async () => {
    const wire = await getCurrentFuseWire(join(dirname(dirname(archive)), 'lattice-replay'));
    const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
    const found = names.map((name) => [name, wire[FuseV1Options[name as keyof typeof FuseV1Options]]]);
    const wanted = Object.entries(FUSES).map(([name, on]) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      on ? ON : OFF,
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it('makes a deb that brings our types with their icon, and a profile for AppArmor', async () => {
    const fpm = standInFpm(join(away, 'fpm'));
    vi.stubEnv('USE_SYSTEM_FPM', 'true');
    vi.stubEnv('PATH', `${fpm}:${process.env.PATH}`);
    const made = join(away, 'made');
    const parts = ['app', 'beside', 'resources', 'output'].map((name) => [name, join(made, name)]);
    const configuration = packageConfiguration({ ...Object.fromEntries(parts), electronVersion: '45.3.4' });
    const linux = { ...configuration.linux, target: ['deb'] };
    const [deb] = await makeInstallers(made, { ...configuration, linux }, archive);
    expect(deb).toEqual({ target: 'deb', files: [expect.stringMatching(/\.deb$/)] });
    const installed = (path: string) => readFileSync(join(fpm, 'root/usr/share', path), 'utf8');
    expect(installed('applications/lattice-replay.desktop')).toContain(
      'application/vnd.lattice-replay+zip;application/vnd.lattice-replay.session+json;application/gzip;application/x-compressed-tar;application/wasm;x-scheme-handler/lattice-replay;',
    );
    const types = installed('mime/packages/lattice-replay.xml');
    for (const ending of ['latticerun', 'latticesession'])
      expect(types).toContain(`<glob pattern="*.${ending}"/>`);
    const icons = join(fpm, 'root/usr/share/icons/hicolor/48x48');
    expect(readdirSync(join(icons, 'mimetypes'))).toEqual([
      'application-vnd.lattice-replay+zip.png',
      'application-vnd.lattice-replay.session+json.png',
    ]);
    const profile = readFileSync(join(dirname(archive), 'apparmor-profile'), 'utf8');
    expect(profile).toMatch(/profile "lattice-replay" .*\{\n {2}userns,/);
    expect(readFileSync(join(fpm, 'words'), 'utf8')).toContain('--after-install');
  });

  it('has the installer for Windows offer the app for shared types, and take none over', () => {
    const script = readFileSync(join(away, 'made/resources/installer.nsh'), 'utf8');
    expect(script.match(/SupportedTypes" "\.\w+"/g)).toEqual([
      'SupportedTypes" ".gz"',
      'SupportedTypes" ".wasm"',
    ]);
    expect(script).not.toContain('Classes\\.');
  });

  it('grades the demo as it is known to come out, away from any checkout', async () => {
    const demo = join(dirname(archive), 'lattice-demo');
    const grade = async (engine: string) => {
      const words = ['grade', join(demo, 'case'), join(demo, `engines/${engine}.wasm`), '--json'];
      const { code, stdout } = await runShipped(
        join(dist, 'cli.js'),
        [...words, '--only', 'cases/small.json'],
        surroundings,
      );
      const [graded] = JSON.parse(stdout).performance.cases;
      return { code, fuel: graded.fuel, firstMismatchTick: graded.firstMismatchTick };
    };
    expect(await grade('lanes')).toEqual({ code: 0, fuel: 18_793_860, firstMismatchTick: null });
    expect(await grade('coal-blind')).toMatchObject({ code: 1, firstMismatchTick: 600 });
  });

  it('serves the page to whoever has the token, with its workers', async () => {
    const child = spawn(process.execPath, [join(dist, 'cli.js'), 'serve', '--no-open'], {
      cwd: away,
      env: surroundings.env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { port, token } = await address(child);
    const host = { port, token };
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>Lattice Replay</title>');
    expect(await openSocket(host, { protocols: ['lattice-replay', 'a'.repeat(43)] })).toBe(401);
    const socket = await openSocket(host);
    if (typeof socket === 'number') throw new Error(`the socket was refused with ${socket}`);
    const opened = await call(socket, 'open', { scenario: 'demo-small' });
    expect(opened).toMatchObject({ ok: true });
    const { value } = opened as { value: { replay: string } };
    expect(await call(socket, 'frames', { replay: value.replay, ticks: [60] })).toMatchObject({
      ok: true,
      value: { missing: [] },
    });
    const graded = await call(socket, 'grade', { module: 'demo-lanes-engine', case: 'demo-case' });
    expect(graded).toMatchObject({ ok: true });
    socket.terminate();
  });

  it('runs nothing with a library that is another', async () => {
    const resources = join(away, 'changed');
    cpSync(dirname(archive), resources, { recursive: true });
    appendFileSync(shippedLibrary(resources), 'x');
    const demo = join(resources, 'lattice-demo');
    const { code, stdout } = await runShipped(
      join(resources, 'app/dist/cli.js'),
      ['run', join(demo, 'engines/lanes.wasm'), join(demo, 'case/smoke/curves.json'), '--json'],
      surroundings,
    );
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toMatchObject({ code: 'wasmtime-changed' });
  });
});

/** Port and token of the address that a serving program prints. */
async function address(child: ChildProcess): Promise<{ port: number; token: string }> {
  if (child.stdout === null) throw new Error('the program has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const [, port, token] = /^http:\/\/127\.0\.0\.1:(\d+)\/#token=(\S+)$/.exec(line) ?? [];
  return { port: Number(port), token: token ?? '' };
}
