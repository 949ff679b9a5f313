import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runnerPlaces } from '../../../electron/runner/testing.ts';
import type { Attempt } from './attempt.ts';
import { archiveUrl, downloadFile, fromArchive } from './from-archive.ts';
import { buildFor, thisMachine } from './platform.ts';

const build = buildFor(thisMachine());

describe('the library out of the release archive', () => {
  let attempts: Attempt[];
  let server: Server;
  let served: Uint8Array | undefined;
  let address: string;
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.writeHead(served === undefined ? 404 : 200).end(served);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    attempts = [];
    served = undefined;
  });

  const fetched = () => fromArchive(build, attempts, () => downloadFile(address));

  /** An archive as the project publishes it; `tar` tells by itself how one is packed. */
  function archiveOf(library: Uint8Array): Uint8Array {
    const folder = mkdtempSync(join(tmpdir(), 'archive-test-'));
    try {
      const inside = `wasmtime-v45.0.0-${build.archive}-c-api`;
      const path = join(folder, inside, build.archiveFile);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, library);
      writeFileSync(join(folder, inside, 'LICENSE'), 'a licence');
      execFileSync('tar', ['-cf', join(folder, 'all.tar'), '-C', folder, inside]);
      return readFileSync(join(folder, 'all.tar'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('is named after version and platform', () => {
    const x64 = buildFor({ platform: 'win32', arch: 'x64', glibc: undefined });
    expect(archiveUrl(x64)).toMatch(/\/v45\.0\.0\/wasmtime-v45\.0\.0-x86_64-windows-c-api\.zip$/);
  });

  test('comes with its licence', async () => {
    const bytes = readFileSync((await runnerPlaces()).library);
    served = archiveOf(bytes);
    const library = await fetched();
    expect(attempts).toEqual([]);
    expect(bytes.equals(library!.bytes)).toBe(true);
    expect(new TextDecoder().decode(library!.licence)).toBe('a licence');
  });

  test('is never another one', async () => {
    served = archiveOf(new Uint8Array(5));
    expect(await fetched()).toBeUndefined();
    expect(attempts[0]!.tried).toBe(archiveUrl(build));
    expect(attempts[0]!.outcome).toMatch(/^another file: 5 bytes/);
  });

  test('cannot be had from a server that has it not', async () => {
    expect(await fetched()).toBeUndefined();
    expect(attempts[0]!.outcome).toBe('the server answered 404 Not Found');
  });

  test('cannot be had without a network', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(
      await fromArchive(build, attempts, () => downloadFile(`http://127.0.0.1:${port}/`)),
    ).toBeUndefined();
    expect(attempts[0]!.outcome).toContain('ECONNREFUSED');
  });

  test('cannot be unpacked when it is torn, or without tar', async () => {
    served = new Uint8Array(100).fill(1);
    expect(await fetched()).toBeUndefined();
    expect(attempts[0]!.outcome).toMatch(/^it failed with code/);
    vi.stubEnv('PATH', '/nowhere');
    expect(await fetched()).toBeUndefined();
    vi.unstubAllEnvs();
    expect(attempts[1]!.outcome).toBe("there is no program 'tar'");
  });
});
