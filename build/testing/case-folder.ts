import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawing } from '../../shared/lattice/drawing.ts';
import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';

/** A short belt from a source to a sink: right for every engine, and quick. */
export const BELT = drawing(
  's>>>k',
  {
    s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 8 },
    k: { type: 'sink', dir: 'W' },
  },
  { ticks: 60, snapshots: [20, 40, 60] },
);

/** A furnace between mixed lanes: an engine without the preference for coal goes another way. */
export const FURNACE = drawing(
  `
  o>>v
  c>>>iF#i>k
  .....##
  `,
  {
    o: { type: 'source', dir: 'E', item: 'iron-ore', lane: 'both', period: 4 },
    c: { type: 'source', dir: 'E', item: 'coal', lane: 'right', period: 4 },
    i: { type: 'inserter', dir: 'E' },
    F: { type: 'furnace', recipe: 'iron-plate' },
    k: { type: 'sink', dir: 'W' },
  },
  { ticks: 400, snapshots: [100, 200, 400] },
);

export interface TestCase {
  readonly name: string;
  readonly kind: 'smoke' | 'stress';
  readonly scenario: Scenario;
  readonly runway?: number;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lattice-replay-'));
}

export function writeText(file: string, text: string | Uint8Array): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes a whole performance case below `parent` and returns its version folder. */
export function writeCase(parent: string, cases: readonly TestCase[], fuelLimit = 5_000_000_000): string {
  const folder = join(parent, 'performance/easy/test-case/v1.0.0');
  writeText(join(folder, 'test-case.toml'), manifestText(cases, fuelLimit));
  writeText(join(folder, 'variants/base.toml'), 'slug = "base"\n');
  writeText(join(folder, 'CHANGELOG.md'), 'First version.\n');
  writeText(join(folder, 'prompt.hbs'), 'Write an engine in {{workspace}}.\n');
  for (const schema of ['scenario', 'state']) writeText(join(folder, `schemas/${schema}.json`), '{}');
  for (const { name, scenario } of cases) {
    writeText(join(folder, `${name}.json`), guestBytes(scenario));
    writeText(join(folder, `${name}.out`), expectedAnswer(scenario));
  }
  return folder;
}

/** A case with two variants and a template among its specs; the second variant names what nobody defines. */
export function caseWithVariants(): string {
  const folder = writeCase(temporaryFolder(), [
    { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
    { name: 'cases/furnace', kind: 'stress', scenario: FURNACE, runway: 1.5 },
  ]);
  const manifest = join(folder, 'test-case.toml');
  const text = readFileSync(manifest, 'utf8').replace(
    'variants = ["variants/base.toml"]',
    'variants = ["variants/base.toml", "variants/vague.toml"]',
  );
  writeFileSync(manifest, `${text}\n[[spec]]\nsource = "specs/rules.md.hbs"\ndest = "specs/rules.md"\n`);
  writeText(join(folder, 'specs/rules.md.hbs'), '# Rules of {{version}}\n<b>Belts first.</b>\n');
  writeText(
    join(folder, 'variants/vague.toml'),
    'slug = "vague"\nname = "Vague"\n\n[[spec]]\nsource = "specs/vague.md.hbs"\ndest = "specs/vague.md"\n',
  );
  writeText(join(folder, 'specs/vague.md.hbs'), 'Do {{whatever}}.\n');
  return folder;
}

function manifestText(cases: readonly TestCase[], fuelLimit: number): string {
  const head = `slug = "test-case"
name = "Test case"
type = "performance"
difficulty = "easy"
tags = []
changelog = "CHANGELOG.md"
prompt = "prompt.hbs"
variants = ["variants/base.toml"]

[build]
install = "true"
build = "true"
module = "engine.wasm"

[contract]
entry = "simulate"
input = "schemas/scenario.json"
output = "schemas/state.json"

[sandbox]
fuel_limit = ${fuelLimit}
max_memory_bytes = 268435456
`;
  const entries = cases.map(
    ({ name, kind, runway = 1 }) => `
[[case]]
input = "${name}.json"
expected = "${name}.out"
kind = "${kind}"
fuel_runway = ${runway.toFixed(1)}
`,
  );
  return head + entries.join('');
}
