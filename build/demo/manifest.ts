import { type DemoCase, FUEL_LIMIT, MEMORY_LIMIT } from './case.ts';

/** Where a scenario and its answer lie in the version folder. */
export function casePaths({ kind, name }: DemoCase): { readonly input: string; readonly expected: string } {
  const folder = kind === 'smoke' ? 'smoke' : 'cases';
  return { input: `${folder}/${name}.json`, expected: `${folder}/${name}.out` };
}

/** The text of `test-case.toml`. */
export function manifestText(cases: readonly DemoCase[]): string {
  return `${HEAD}\n${cases.map(caseText).join('\n')}`;
}

const HEAD = `slug = "lattice-demo"
name = "Lattice demo"
type = "performance"
difficulty = "easy"
tags = ["simulation", "factory", "wasm"]
summary = "Simulate belts, inserters and machines exactly, and burn little fuel while doing it."
description = "description.md"
changelog = "CHANGELOG.md"
prompt = "prompt.hbs"
max_runtime_hours = 1.0
variants = ["variants/base.toml"]

[build]
install = "rustup target add wasm32-unknown-unknown"
build = "cargo build --release --target wasm32-unknown-unknown"
module = "target/wasm32-unknown-unknown/release/engine.wasm"

[contract]
entry = "simulate"
input = "schemas/scenario.json"
output = "schemas/state.json"

[sandbox]
fuel_limit = ${grouped(FUEL_LIMIT)}
max_memory_bytes = ${grouped(MEMORY_LIMIT)}

[[spec]]
source = "specs/rules.md"
`;

function caseText(demoCase: DemoCase): string {
  const { input, expected } = casePaths(demoCase);
  const lines = ['[[case]]', `input = "${input}"`, `expected = "${expected}"`];
  if (demoCase.kind === 'smoke') lines.push('kind = "smoke"');
  else lines.push(`fuel_runway = ${demoCase.runway.toFixed(1)}`);
  return `${lines.join('\n')}\n`;
}

/** Digits in groups of three, as TOML allows. */
function grouped(value: number): string {
  return value.toLocaleString('en-US').replaceAll(',', '_');
}
