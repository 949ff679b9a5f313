import { describe, expect, it } from 'vitest';
import { inspectVersion } from './inspect.ts';
import { renderVariant } from './render-variant.ts';
import { ADVERSARIAL, CATEGORIES, PERFORMANCE } from './testing/good-cases.ts';
import { type Files, textFolder } from './testing/text-folder.ts';

function inspect(files: Files) {
  return inspectVersion(textFolder(files), 'v1.0.0');
}

/** The performance manifest of the original's documentation, to which only the files are added. */
const DOCUMENTED_PERFORMANCE: Files = {
  'test-case.toml': `slug = "route-finder"        # stable identity
name = "Route Finder"
difficulty = "hard"
experimental = false
tags = ["performance", "algorithms"]
summary = "..."
description = "description.md"
changelog = "changelog.md"
prompt = "prompt.hbs"
max_runtime_hours = 0.5
workspace = "workspaces/base"
init = "cargo fetch"


variants = ["variants/base.toml"]

[build]
install = "cargo fetch"
build = "cargo build --release --target wasm32-wasip2" # must emit the module
module = "target/wasm32-wasip2/release/solution.wasm"

[contract]
entry  = "solve"
input  = "schemas/input.json"
output = "schemas/output.json"

[[case]]
input    = "smoke/one-behavior.json"
expected = "smoke/one-behavior.out"
kind     = "smoke"

[[case]]
input       = "cases/small.json"
expected    = "cases/small.out"
fuel_runway = 10.0

[[case]]
input    = "cases/large.json"
expected = "cases/large.out"
fuel_runway = 2.0

[sandbox]
fuel_limit       = 5_000_000_000
max_memory_bytes = 268_435_456

[[spec]]
source = "specs/problem.md"
`,
  'variants/base.toml': 'slug = "base"\nname = "Base"\nspec = []\n',
  'description.md': '',
  'changelog.md': '',
  'prompt.hbs': 'Solve it in {{workspace}}.',
  'workspaces/base/Cargo.toml': '',
  'schemas/input.json': '{}',
  'schemas/output.json': '{}',
  'smoke/one-behavior.json': '1',
  'smoke/one-behavior.out': '1',
  'cases/small.json': '2',
  'cases/small.out': '2',
  'cases/large.json': '3',
  'cases/large.out': '3',
  'specs/problem.md': '',
};

/** The adversarial manifest of the original's documentation. */
const DOCUMENTED_ADVERSARIAL: Files = {
  'test-case.toml': `slug = "capture"
name = "Capture"
type = "adversarial"
difficulty = "hard"
experimental = false
tags = ["ctf", "wasm"]
summary = "..."
description = "description.md"
changelog = "changelog.md"
prompt = "prompt.hbs"
max_runtime_hours = 2
workspace = "workspaces/base"
init = "cargo fetch"

variants = ["variants/base.toml"]

[build]
install = "cargo fetch"
build = "cargo build --release --target wasm32-unknown-unknown -p controller"
module = "target/wasm32-unknown-unknown/release/controller.wasm"

[contract]
entry  = "tick"
world  = "schemas/world.json"
action = "schemas/action.json"

[sandbox]
fuel_per_tick    = 50_000_000
max_memory_bytes = 67_108_864

[simulation]
timestep_ms = 16
max_ticks   = 37_500

[match]
participants = 2
structure    = "round-robin"
rounds       = 1

[replay]
renderer = "replay/index.html"

[[spec]]
source = "specs/rules.md"

[[domain]]
id = "play"
name = "Play"
description = "How the controller actually played the match."
`,
  'variants/base.toml': 'slug = "base"\nname = "Base"\nspec = []\n',
  'description.md': '',
  'changelog.md': '',
  'prompt.hbs': '',
  'workspaces/base/Cargo.toml': '',
  'schemas/world.json': '{}',
  'schemas/action.json': '{}',
  'replay/index.html': '',
  'specs/rules.md': '',
};

describe('a good case has no finding', () => {
  it.each([
    ['a performance case with everything that one may have', PERFORMANCE],
    ['an adversarial case reviewed by items', ADVERSARIAL],
    ['an adversarial case reviewed by categories', CATEGORIES],
    ['the documented adversarial case', DOCUMENTED_ADVERSARIAL],
  ])('%s', (_what, files) => {
    expect(inspect(files).findings).toEqual([]);
  });
});

describe('the documented performance case', () => {
  it('is told what the harness makes of its missing type and of its target', () => {
    const { findings, performance } = inspect(DOCUMENTED_PERFORMANCE);
    expect(findings.map(({ severity, code, fix }) => [severity, code, fix])).toEqual([
      ['error', 'missing-type', 'type = "performance"'],
      ['warning', 'build-target', 'cargo build --release --target wasm32-unknown-unknown'],
    ]);
    expect(performance).toBeUndefined();
  });

  it('is good once both fixes are made', () => {
    const [type, target] = inspect(DOCUMENTED_PERFORMANCE).findings;
    const text = DOCUMENTED_PERFORMANCE['test-case.toml']!.replace(
      'difficulty',
      `${type!.fix}\ndifficulty`,
    ).replace('cargo build --release --target wasm32-wasip2', target!.fix!);
    const { findings, performance } = inspect({ ...DOCUMENTED_PERFORMANCE, 'test-case.toml': text });
    expect(findings).toEqual([]);
    expect(performance?.cases.map(({ kind, fuelRunway }) => [kind, fuelRunway])).toEqual([
      ['smoke', 1],
      ['stress', 10],
      ['stress', 2],
    ]);
  });
});

describe('what is read', () => {
  it('of a performance case', () => {
    const { performance, head } = inspect(PERFORMANCE);
    expect(performance).toMatchObject({
      slug: 'belt-case',
      maxRuntimeSeconds: 1800,
      sandbox: { fuelLimit: 5_000_000_000n, maxMemoryBytes: 268_435_456 },
      cases: [
        { input: 'smoke/belt.json', expected: 'smoke/belt.out', kind: 'smoke', fuelRunway: 1 },
        { input: 'cases/small.json', expected: 'cases/small.out', kind: 'stress', fuelRunway: 10 },
      ],
    });
    expect(head).toMatchObject({ difficulty: 'easy', experimental: true, tags: ['belts'] });
  });

  it('of an adversarial case', () => {
    expect(inspect(ADVERSARIAL).adversarial).toMatchObject({
      sandbox: { fuelPerTick: 50_000_000n },
      simulation: { timestepMs: 16, maxTicks: 37_500 },
      match: { participants: 2, structure: 'round-robin', rounds: 1 },
      renderer: 'replay/index.html',
    });
  });

  it('of another type: its name and its common keys, and nothing is invented', () => {
    const text = `slug = "site"\nname = "Site"\ntype = "full-stack"\ndifficulty = "easy"\ntags = []
changelog = "CHANGELOG.md"\nprompt = "prompt.hbs"\nvariants = ["variants/base.toml"]\nengines = ["none"]
[check]\nview = 1\n[whatever]\nkey = 2\n`;
    const files = {
      ...PERFORMANCE,
      'test-case.toml': text,
      'variants/base.toml': 'slug = "base"\nengine = "none"\n[voxel]\nsize = 3\n',
      'prompt.hbs': '{{engine.name}}',
    };
    const { head, findings } = inspect({ ...files, 'errata.toml': ADVERSARIAL['errata.toml']! });
    expect([head.type, findings]).toEqual(['full-stack', []]);
  });
});

describe('a variant', () => {
  it('adds its specs to those of the case and replaces the workspace', () => {
    const { variants } = inspect(PERFORMANCE);
    const seeded = variants.map(({ variant, files }) => [
      variant.slug,
      variant.name,
      files.filter(({ kind }) => kind !== 'proof').map(({ dest }) => dest),
    ]);
    const common = [
      'specs/rules.md',
      'specs/limits.md',
      'check.sh',
      'schemas/scenario.json',
      'schemas/state.json',
    ];
    const media = ['assets/board.png', 'reference/board.png', 'reference/README.md'];
    expect(seeded).toEqual([
      ['base', 'Base', [...common, ...media, '.gitignore', 'Cargo.toml']],
      ['large', 'Large boards', [...common, 'specs/large.md', ...media, 'src/lib.rs']],
    ]);
  });

  it('has a prompt and specs of its own', () => {
    const { head, variants } = inspect(PERFORMANCE);
    const [base, large] = variants.map((one) => renderVariant(head, one, textFolder(PERFORMANCE), 'v1.0.0'));
    expect(base!.prompt).toContain(
      'Write Base in /workspace. \n- /workspace/specs/rules.md rules specs/rules.md\n',
    );
    expect(base!.prompt).toContain('You have 0.5 hours.');
    expect(base!.texts.get('specs/limits.md.hbs')).toBe('Limits of base in v1.0.0.\n');
    expect(large!.prompt).toContain('Boards are large.');
    expect(large!.prompt).toContain('- /workspace/specs/large.md');
  });
});
