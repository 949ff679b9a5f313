import { describe, expect, test } from 'vitest';
import { LIBRARY_BUILDS } from '../../../electron/runner/wasmtime/release.ts';
import { buildFor, thisMachine } from './platform.ts';

describe('the build for a machine', () => {
  test.each(Object.keys(LIBRARY_BUILDS))('is known for %s', (name) => {
    const [platform, arch] = name.split('-') as [string, string];
    expect(buildFor({ platform, arch, glibc: '2.28' })).toMatchObject({ name, ...LIBRARY_BUILDS[name] });
  });

  test('needs no glibc where there is none to be had', () => {
    expect(buildFor({ platform: 'darwin', arch: 'arm64', glibc: undefined }).file).toBe('libwasmtime.dylib');
  });

  test.each([
    ['an unknown processor', { platform: 'win32', arch: 'arm64', glibc: undefined }, 'no build'],
    ['an unknown system', { platform: 'freebsd', arch: 'x64', glibc: undefined }, 'no build'],
    ['musl', { platform: 'linux', arch: 'x64', glibc: undefined }, 'needs glibc'],
    [
      'an old glibc',
      { platform: 'linux', arch: 'x64', glibc: '2.27' },
      'needs glibc 2.28 or later, found 2.27',
    ],
    ['an ancient glibc', { platform: 'linux', arch: 'arm64', glibc: '1.99' }, 'found 1.99'],
  ])('is refused for %s in plain words', (_, machine, words) => {
    expect(() => buildFor(machine)).toThrow(
      expect.objectContaining({ code: 'wasmtime-platform', message: expect.stringContaining(words) }),
    );
  });

  test('is told this machine', () => {
    expect(thisMachine()).toMatchObject({ platform: process.platform, arch: process.arch });
  });
});
