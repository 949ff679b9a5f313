import { describe, expect, it } from 'vitest';
import { readPerformanceManifest, runCeiling } from './performance.ts';

const GOOD = `slug = "belt-case"
name = "Belts"
type = "performance"
difficulty = "easy"
tags = []
changelog = "CHANGELOG.md"
prompt = "prompt.hbs"
variants = ["variants/base.toml"]

[build]
install = "cargo fetch"
build = "cargo build"
module = "target/engine.wasm"

[contract]
entry = "simulate"
input = "schemas/scenario.json"
output = "schemas/state.json"

[sandbox]
fuel_limit = 5_000_000_000
max_memory_bytes = 268_435_456

[[case]]
input = "smoke/belt.json"
expected = "smoke/belt.out"
kind = "smoke"

[[case]]
input = "cases/small.json"
expected = "cases/small.out"
fuel_runway = 10.0
`;

function read(text: string) {
  return readPerformanceManifest(new TextEncoder().encode(text));
}

describe('a good manifest', () => {
  it('is read with its defaults', () => {
    const { manifest, findings } = read(GOOD);
    expect(findings).toEqual([]);
    expect(manifest?.sandbox).toEqual({ fuelLimit: 5_000_000_000n, maxMemoryBytes: 268_435_456 });
    expect(manifest?.cases).toEqual([
      { input: 'smoke/belt.json', expected: 'smoke/belt.out', kind: 'smoke', fuelRunway: 1 },
      { input: 'cases/small.json', expected: 'cases/small.out', kind: 'stress', fuelRunway: 10 },
    ]);
  });
});

describe('a fault in a manifest', () => {
  const faults: [
    what: string,
    from: string | RegExp,
    to: string,
    code: string,
    path: string,
    line: number,
    column: number,
  ][] = [
    ['a slug with capitals', 'belt-case', 'Belt-Case', 'slug-syntax', 'slug', 1, 8],
    ['a slug with a double hyphen', 'belt-case', 'belt--case', 'slug-syntax', 'slug', 1, 8],
    ['another type', '"performance"', '"adversarial"', 'not-performance', 'type', 3, 8],
    ['no type', 'type = "performance"\n', '', 'not-performance', 'type', 1, 1],
    ['a name that is a number', 'name = "Belts"', 'name = 7', 'type', 'name', 2, 8],
    ['a blank install command', '"cargo fetch"', '"  "', 'blank', 'build.install', 11, 11],
    ['no module', 'module = "target/engine.wasm"\n', '', 'missing-key', 'build.module', 10, 1],
    [
      'a module outside the run',
      '"target/engine.wasm"',
      '"../engine.wasm"',
      'path-escapes',
      'build.module',
      13,
      10,
    ],
    ['an absolute input', '"smoke/belt.json"', '"/etc/passwd"', 'path-escapes', 'case[0].input', 25, 9],
    ['a drive letter', '"smoke/belt.json"', '"C:belt.json"', 'path-escapes', 'case[0].input', 25, 9],
    [
      'a path that climbs out and back',
      '"smoke/belt.json"',
      '"a/../../b"',
      'path-escapes',
      'case[0].input',
      25,
      9,
    ],
    ['no contract', /\[contract\][^[]*/, '', 'missing-key', 'contract', 1, 1],
    ['a zero limit', '5_000_000_000', '0', 'range', 'sandbox.fuel_limit', 21, 14],
    ['a negative limit', '5_000_000_000', '-1', 'range', 'sandbox.fuel_limit', 21, 14],
    ['a limit that is a float', '5_000_000_000', '5e9', 'type', 'sandbox.fuel_limit', 21, 14],
    [
      'no memory cap',
      'max_memory_bytes = 268_435_456\n',
      '',
      'missing-key',
      'sandbox.max_memory_bytes',
      20,
      1,
    ],
    ['an unknown kind', '"smoke"\n', '"Smoke"\n', 'unknown-word', 'case[0].kind', 27, 8],
    ['a runway below 1', '10.0', '0.5', 'range', 'case[1].fuel_runway', 32, 15],
    ['a runway without end', '10.0', 'inf', 'range', 'case[1].fuel_runway', 32, 15],
    ['a runway of words', '10.0', '"ten"', 'type', 'case[1].fuel_runway', 32, 15],
    ['no case', /\[\[case\]\][\s\S]*/, '', 'missing-key', 'case', 1, 1],
    ['variants that are no list', '["variants/base.toml"]', '"base"', 'type', 'variants', 8, 12],
    ['no variant', '["variants/base.toml"]', '[]', 'no-variant', 'variants', 8, 12],
    ['broken TOML', '[build]', '[build', 'toml-syntax', '', 10, 7],
    ['a key twice', 'name = "Belts"', 'name = "Belts"\nname = "B"', 'toml-syntax', '', 3, 1],
  ];

  it.each(faults)('%s', (_what, from, to, code, path, line, column) => {
    const { manifest, findings } = read(GOOD.replace(from, to));
    expect(manifest).toBeUndefined();
    expect(
      findings.map((finding) => [
        finding.code,
        finding.path ?? '',
        finding.place?.line,
        finding.place?.column,
      ]),
    ).toEqual([[code, path, line, column]]);
  });

  it('is found together with all others', () => {
    const { findings } = read(
      GOOD.replace('belt-case', 'B').replace('5_000_000_000', '0').replace('10.0', '0.5'),
    );
    expect(findings.map((finding) => finding.code)).toEqual(['slug-syntax', 'range', 'range']);
  });

  it('is told for bytes that are no text', () => {
    const { findings } = readPerformanceManifest(new Uint8Array([0xff, 0xfe, 0x00]));
    expect(findings.map((finding) => finding.code)).toEqual(['toml-encoding']);
  });
});

describe('the run ceiling', () => {
  it.each([
    [5_000_000_000n, 1, 5_000_000_000n],
    [5_000_000_000n, 10, 50_000_000_000n],
    [3n, 1.5, 5n],
    [1n, 1.4999, 1n],
    [2n ** 63n, 4, 2n ** 64n - 1n],
  ])('of %s with a runway of %s is %s', (limit, runway, ceiling) => {
    expect(runCeiling(limit, runway)).toBe(ceiling);
  });
});
