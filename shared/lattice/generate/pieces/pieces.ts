import type { Piece } from '../sketch.ts';
import { fedTurn } from './fed-turn.ts';
import { handOver } from './hand-over.ts';
import { headOn } from './head-on.ts';
import { loop } from './loop.ts';
import { merge } from './merge.ts';
import { productionLine } from './production-line.ts';
import { split } from './split.ts';
import { wander } from './wander.ts';

/** Every piece, those more often that make more of a factory. */
export const PIECES: readonly Piece[] = [
  productionLine,
  productionLine,
  productionLine,
  merge,
  merge,
  split,
  split,
  handOver,
  handOver,
  fedTurn,
  wander,
  loop,
  headOn,
];
