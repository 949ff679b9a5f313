import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { benchAnalysis } from './analysis.ts';
import { benchCatalog } from './catalog.ts';
import { benchFast } from './fast.ts';
import { benchField } from './field.ts';
import { benchGrade } from './grade.ts';
import { benchLattice } from './lattice.ts';
import { benchMap } from './map.ts';
import { benchPage } from './page.ts';
import { benchReplay } from './replay.ts';
import { benchRuns } from './runs.ts';

const places = checkoutPlaces(import.meta.url);
// Seen from `dist`, where this program is bundled to.
const mapPage = fileURLToPath(new URL('../renderer/map/testing/page.ts', import.meta.url));

/** In the order in which they are measured and printed. */
const SUBJECTS: Readonly<Record<string, () => Promise<unknown>>> = {
  lattice: () => benchLattice(),
  fast: () => benchFast(),
  analysis: () => benchAnalysis(),
  grading: () => benchGrade(places),
  catalog: () => benchCatalog(places),
  replay: () => benchReplay(places),
  runs: () => benchRuns(),
  map: () => benchMap(places, mapPage),
  page: () => benchPage(places),
  field: () => benchField(places),
};

process.exitCode = await main(process.argv.slice(2));

async function main(chosen: readonly string[]): Promise<number> {
  const unknown = chosen.filter((name) => !(name in SUBJECTS));
  if (unknown.length > 0) {
    console.error(`no subject ${unknown.join(', ')}; there are ${Object.keys(SUBJECTS).join(', ')}`);
    return 2;
  }
  const report: Record<string, unknown> = {
    machine: { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' },
  };
  for (const [name, measure] of Object.entries(SUBJECTS)) {
    if (chosen.length === 0 || chosen.includes(name)) report[name] = await measure();
  }
  console.log(JSON.stringify(report, null, 2));
  return 0;
}
