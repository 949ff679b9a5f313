import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runnerPlaces } from '../testing.ts';
import { loadWasmtime } from './library.ts';
import { hasStartSection } from './start-section.ts';
import { watTranslator } from './wat.ts';

describe('the library in this process', () => {
  let translate: (text: string) => Uint8Array;
  beforeAll(async () => {
    translate = watTranslator((await runnerPlaces()).library);
  });

  test('translates text', () => {
    expect(translate('(module)')).toEqual(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  });

  test('tells where a text is wrong', () => {
    expect(() => translate('(module\n  (fun))')).toThrow(
      expect.objectContaining({ code: 'wat', message: expect.stringContaining('2:4') }),
    );
  });

  test.each([
    ['(module)', false],
    ['(module (func $begin) (start $begin))', true],
    ['(module (memory 1) (func $begin) (func) (data (i32.const 0) "\\08\\08\\08"))', false],
    [`(module (func $begin) (start $begin) (memory 1) (data (i32.const 0) "${'long '.repeat(1000)}"))`, true],
    [
      `(module (@custom "first" (before first) "${'long '.repeat(5000)}") (func $begin) (start $begin))`,
      true,
    ],
    [`(module (@custom "first" (before first) "${'long '.repeat(5000)}") (func $begin))`, false],
  ])('a start section is found: %s', (text, found) => {
    expect(hasStartSection(translate(text))).toBe(found);
  });

  test('is refused where there is none, or another file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-library-'));
    const path = join(folder, 'library.so');
    expect(() => loadWasmtime(path)).toThrow(
      expect.objectContaining({ code: 'wasmtime-load', facts: { path } }),
    );
    writeFileSync(path, 'no library');
    expect(() => loadWasmtime(path)).toThrow(expect.objectContaining({ code: 'wasmtime-load' }));
    rmSync(folder, { recursive: true });
  });
});
