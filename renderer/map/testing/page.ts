import { drawing } from '../../../shared/lattice/drawing.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { decodeFrame, encodeFrame } from '../../../shared/lattice/state/canonical.ts';
import { createMap } from '../map.ts';
import { measureDrawing } from './measure-drawing.ts';

/** What browser tests and the benchmark reach from outside: the map, and an engine to make frames with. */
export const PAGE = { createMap, PlainEngine, drawing, decodeFrame, encodeFrame, measureDrawing };

declare global {
  interface Window {
    lattice: typeof PAGE;
  }
}

window.lattice = PAGE;
