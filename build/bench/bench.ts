import { cpus } from 'node:os';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { benchFast } from './fast.ts';
import { benchGrade } from './grade.ts';
import { benchLattice } from './lattice.ts';
import { benchReplay } from './replay.ts';

const places = checkoutPlaces(import.meta.url);
const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
const lattice = await benchLattice();
const fast = await benchFast();
const grading = await benchGrade(places);
const replay = await benchReplay(places);
console.log(JSON.stringify({ machine, lattice, fast, grading, replay }, null, 2));
