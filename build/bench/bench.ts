import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { benchAnalysis } from './analysis.ts';
import { benchCatalog } from './catalog.ts';
import { benchFast } from './fast.ts';
import { benchGrade } from './grade.ts';
import { benchLattice } from './lattice.ts';
import { benchMap } from './map.ts';
import { benchPage } from './page.ts';
import { benchReplay } from './replay.ts';
import { benchRuns } from './runs.ts';

const places = checkoutPlaces(import.meta.url);
const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
const lattice = await benchLattice();
const fast = await benchFast();
const analysis = await benchAnalysis();
const grading = await benchGrade(places);
const catalog = await benchCatalog(places);
const replay = await benchReplay(places);
const runs = await benchRuns();
// Seen from `dist`, where this program is bundled to.
const pageFile = fileURLToPath(new URL('../renderer/map/testing/page.ts', import.meta.url));
const map = await benchMap(places, pageFile);
const page = await benchPage(places);
console.log(
  JSON.stringify({ machine, lattice, fast, analysis, grading, catalog, replay, runs, map, page }, null, 2),
);
