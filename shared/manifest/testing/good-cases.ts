import type { Files } from './text-folder.ts';

/** A performance case that uses every table and key that one may have, without a finding. */
export const PERFORMANCE: Files = {
  'test-case.toml': `slug = "belt-case"
name = "Belts"
type = "performance"
difficulty = "easy"
tags = ["belts"]
summary = "Move items."
description = "description.md"
changelog = "CHANGELOG.md"
prompt = "prompt.hbs"
max_runtime_hours = 0.5
experimental = true
workspace = "workspaces/base"
init = "cargo fetch"
assets = ["assets/board.png"]
variants = ["variants/base.toml", "variants/large.toml"]

[build]
install = "cargo fetch"
build = "cargo build --target wasm32-unknown-unknown"
module = "target/engine.wasm"

[contract]
entry = "simulate"
input = "schemas/scenario.json"
output = "schemas/state.json"

[sandbox]
fuel_limit = 5_000_000_000
max_memory_bytes = 268_435_456

[[spec]]
source = "specs/rules.md"

[[spec]]
source = "specs/limits.md.hbs"
kind = "spec"

[[spec]]
source = "specs/check.sh"
dest = "check.sh"
kind = "script"

[[reference]]
view = "board"
media = "mock/board.png"

[[proof]]
id = "photo"
name = "A photo"
dest = "proof/photo.png"

[[case]]
input = "smoke/belt.json"
expected = "smoke/belt.out"
kind = "smoke"

[[case]]
input = "cases/small.json"
expected = "cases/small.out"
fuel_runway = 10.0
`,
  'variants/base.toml': 'slug = "base"\nspec = []\n',
  'variants/large.toml': `slug = "large"
name = "Large boards"
description = "Boards are large."
workspace = "workspaces/large"
reference_implementation = "solution"
showcase = "showcase"

[[spec]]
source = "specs/large.md"
`,
  'errata.toml': `[[erratum]]
id = "late-belt"
title = "A belt is late"
body = "The large board's answer was made again."
date = "2025-05-01"
severity = "minor"
affects_scoring = false
resolved_in = "v1.0.1"
variant = "large"
`,
  'prompt.hbs': `Write {{variant.name}} in {{workspace}}. {{variant.description}}
{{#each specs}}
- {{this.path}} {{this.name}} {{this.dest}}
{{/each}}
You have {{time_limit_hours}} hours.
`,
  'description.md': 'Belts.',
  'CHANGELOG.md': 'First.',
  'assets/board.png': '-',
  'mock/board.png': '-',
  'specs/rules.md': 'Rules with {{braces}}.',
  'specs/limits.md.hbs': 'Limits of {{variant.slug}} in {{version}}.\n',
  'specs/large.md': 'Large.',
  'specs/check.sh': 'true',
  'schemas/scenario.json': '{}',
  'schemas/state.json': '{}',
  'smoke/belt.json': '{}',
  'smoke/belt.out': '[]',
  'cases/small.json': '{"n":1}',
  'cases/small.out': '[]',
  'workspaces/base/Cargo.toml': '',
  'workspaces/base/.gitignore': '',
  'workspaces/base/.hidden': '',
  'workspaces/large/src/lib.rs': '',
  'solution/lib.rs': '',
  'showcase/showcase.md': '',
  'showcase/showcase.toml': '',
};

/** An adversarial case, reviewed by items; without a finding. */
export const ADVERSARIAL: Files = {
  'test-case.toml': `slug = "capture"
name = "Capture"
type = "adversarial"
difficulty = "hard"
tags = ["ctf", "wasm"]
changelog = "CHANGELOG.md"
prompt = "prompt.hbs"
max_runtime_hours = 2
variants = ["variants/base.toml"]

[build]
install = "cargo fetch"
build = "cargo build --release --target wasm32-unknown-unknown -p controller"
module = "target/wasm32-unknown-unknown/release/controller.wasm"

[contract]
entry = "tick"
world = "schemas/world.json"
action = "schemas/action.json"

[sandbox]
fuel_per_tick = 50_000_000
max_memory_bytes = 67_108_864

[simulation]
timestep_ms = 16
max_ticks = 37_500

[match]
participants = 2
structure = "round-robin"
rounds = 1

[replay]
renderer = "replay/index.html"

[instrumentation]

[[spec]]
source = "specs/rules.md"

[[reference]]
view = "board"
path = "mock/board.html"

[[proof]]
id = "win"
dest = "proof/win.mp4"

[[domain]]
id = "play"
description = "How the controller played."

[[review_item]]
id = "wins"
title = "Wins"
text = "It wins."
weight = 3
domain = "play"
reference = "board"
proof = "win"

[[review_item]]
id = "moves"
title = "Moves"
text = "It moves well."
weight = 1

[[review_item.sub_item]]
id = "north"
title = "North"

[[review_item.sub_item]]
id = "south"
title = "South"

[[review_item]]
id = "scores"
title = "Scores"
text = "It scores."
weight = 1
[review_item.validation]
script = "scripts/score.js"
outputs = [{ id = "photo", kind = "image" }, { id = "film", kind = "video" }]
`,
  'variants/base.toml': `slug = "base"
name = "Base"

[[domain]]
id = "style"
description = "How it looked."

[[review_item]]
id = "elegant"
title = "Elegant"
text = "It is elegant."
weight = 1
domain = "style"
`,
  'errata.toml': `[[erratum]]
id = "north-wall"
title = "A wall is missing"
body = "In the north."
severity = "major"
exclude_from_score = true
review = "moves.north"
`,
  'prompt.hbs': 'Play {{variant.name}}.\n',
  'CHANGELOG.md': 'First.',
  'specs/rules.md': 'Rules.',
  'schemas/world.json': '{}',
  'schemas/action.json': '{}',
  'replay/index.html': '',
  'mock/board.html': '',
  'scripts/score.js': '',
};

/** The same case, reviewed by categories. */
export const CATEGORIES: Files = {
  ...ADVERSARIAL,
  'test-case.toml': `${ADVERSARIAL['test-case.toml']!.replace(/\[\[review_item\]\][\s\S]*/, '')}[review]
format = 2

[[review.categories]]
id = "play"
title = "Play"

[[review.categories.items]]
id = "wins"
title = "Wins"
description = "Often."
weight = 2

[[review.categories.items]]
id = "moves"
title = "Moves"
`,
  'variants/base.toml': 'slug = "base"\n',
  'errata.toml': ADVERSARIAL['errata.toml']!.replace('moves.north', 'moves'),
};
