import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReferenceBudget } from '../../electron/services/cases/reference-budget.ts';
import { validatePath } from '../../electron/services/cases/validate-path.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { BELT, FURNACE, writeCase, writeText } from '../testing/case-folder.ts';
import { figure, timed } from './measure.ts';

const CASES = 1000;
/** Schemas differ from case to case in a real catalog, and are the same from version to version. */
const VERSIONS_A_CASE = 4;

/** How long a catalog of a thousand versions takes to be validated, with all their inputs and answers. */
export async function benchCatalog(places: Places): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-catalog-'));
  try {
    writeCatalog(folder, places.demoCase);
    let findings = -1;
    const { contractWorker } = places;
    const milliseconds = await timed(async () => {
      const tools = { contractWorker, budget: new ReferenceBudget() };
      findings = (await validatePath(join(folder, 'test-cases'), tools)).findings.length;
    });
    if (findings !== 0) throw new Error(`the catalog of the benchmark has ${findings} findings`);
    return { cases: CASES, seconds: figure(milliseconds / 1000) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cases with two inputs, the demo's schemas under titles of their own, a prompt and rules. */
function writeCatalog(folder: string, demo: string): void {
  const pattern = writeCase(join(folder, 'pattern'), [
    { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
    { name: 'cases/furnace', kind: 'stress', scenario: FURNACE, runway: 4 },
  ]);
  cpSync(join(demo, 'prompt.hbs'), join(pattern, 'prompt.hbs'));
  const manifest = readFileSync(join(pattern, 'test-case.toml'), 'utf8');
  const schemas = ['scenario', 'state'].map((name) => ({
    name,
    text: readFileSync(join(demo, `schemas/${name}.json`), 'utf8'),
  }));
  for (let index = 0; index < CASES; index++) {
    const number = Math.floor(index / VERSIONS_A_CASE);
    const version = `v1.${index % VERSIONS_A_CASE}.0`;
    const copy = join(folder, 'test-cases/performance/easy', `case-${number}`, version);
    cpSync(pattern, copy, { recursive: true });
    writeText(join(copy, 'test-case.toml'), manifest.replace('"test-case"', `"case-${number}"`));
    for (const { name, text } of schemas)
      writeText(join(copy, `schemas/${name}.json`), text.replace('{', `{"$comment": "${number}",`));
  }
  rmSync(join(folder, 'pattern'), { recursive: true });
}
