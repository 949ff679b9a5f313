import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../build/testing/case-folder.ts';
import { AS_A_PROCESS, runCli } from './testing.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const NO_DISPLAY = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', SSH_CONNECTION: '' };

/** A program that serves; `address` is all that it has printed by the time that it serves. */
async function serving(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(DIST, program), ...args], { env: NO_DISPLAY });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  const serves = new Promise<void>((resolve) => {
    // Two pipes, of which either may come first.
    const look = (): void => {
      if (stdout.endsWith('\n') && stderr.includes('Serving until Ctrl-C.')) resolve();
    };
    child.stdout.on('data', (data) => {
      stdout += data;
      look();
    });
    child.stderr.on('data', (data) => {
      stderr += data;
      look();
    });
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await Promise.race([serves, ended]);
  return {
    printed: stdout,
    said: () => stderr,
    stop: async () => {
      child.kill('SIGINT');
      const code = await ended;
      return { code, stdout };
    },
  };
}

const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/;

it('prints one line with its address, serves the page there, and ends on Ctrl-C with 130', async () => {
  const { printed, stop } = await serving('cli.js', ['serve', '--no-open']);
  expect(printed.trimEnd()).toMatch(ADDRESS);
  const answer = await fetch(printed.trimEnd());
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>Lattice Replay</title>');
  expect(await stop()).toEqual({ code: 130, stdout: printed });
});

it('prints one document with --json', async () => {
  const { printed, stop } = await serving('cli.js', ['serve', '--no-open', '--json']);
  expect(JSON.parse(printed)).toEqual({ address: expect.stringMatching(ADDRESS) });
  expect(await stop()).toEqual({ code: 130, stdout: printed });
});

it('says that no browser was opened where there is no display', async () => {
  const { said, stop } = await serving('cli.js', ['serve']);
  expect(said()).toContain(process.platform === 'linux' ? 'DISPLAY is not set' : 'Serving');
  await stop();
});

it.skipIf(process.platform !== 'linux')(
  'opens in the browser where there is no window, and says why',
  async () => {
    const { printed, said, stop } = await serving('cli.js', ['open', '--tick', '60']);
    expect(said()).toContain(
      'Serving the page for a browser instead of the desktop app: there is no display (DISPLAY is not set).',
    );
    expect(printed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?tick=60#token=[\w-]{43}\n$/);
    expect((await stop()).code).toBe(130);
  },
);

it('takes the port that it is given, and says so when that is taken', async () => {
  const first = await serving('cli.js', ['serve', '--no-open']);
  const { port } = new URL(first.printed);
  const { code, stdout, stderr } = await runCli(['serve', '--no-open', '--port', port], AS_A_PROCESS);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(`port ${port} is taken by another program`);
  await first.stop();
  const second = await serving('cli.js', ['serve', '--no-open', '--port', port]);
  expect(new URL(second.printed).port).toBe(port);
  await second.stop();
});

it.each([
  [['serve', join(temporaryFolder(), 'nothing.json')], 'does not exist'],
  [['serve', '--port', '65536'], 'no whole number from 0 to 65535'],
  [['open', '--tick', 'soon'], 'no whole number'],
])('%j could not be done', async (args, message) => {
  const { code, stdout, stderr } = await runCli(args);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
});

it('starts, after a look at the three demo engines, with the address as its only output', async () => {
  const { printed, said, stop } = await serving('start.js', ['--no-open']);
  expect(printed.trimEnd()).toMatch(ADDRESS);
  expect(said()).toContain('lanes');
  expect(said()).toMatch(/naive .* Over the ceiling/);
  expect(said()).toMatch(/coal-blind .* Failed/);
  expect(await stop()).toEqual({ code: 130, stdout: printed });
});
