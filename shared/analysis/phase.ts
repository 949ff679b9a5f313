import type { EntityState } from '../lattice/state/entity-state.ts';

/** The six phases of a tick in the order of the rules (spec: lattice-rules, One tick). */
export const PHASES = ['sources', 'inserters', 'belts', 'splitters', 'crafters', 'sinks'] as const;
export type Phase = (typeof PHASES)[number];

/** 1 to 6, as the rules page numbers them. */
export function phaseNumber(phase: Phase): number {
  return PHASES.indexOf(phase) + 1;
}

/** The phase in which an entity of a kind acts, which is the one that mostly writes its state. */
export function phaseOfKind(kind: EntityState['kind']): Phase {
  switch (kind) {
    case 'source':
      return 'sources';
    case 'inserter':
      return 'inserters';
    case 'belt':
      return 'belts';
    case 'splitter':
    case 'splitter-rr':
    case 'splitter-next':
    case 'lane-splitter':
      return 'splitters';
    case 'assembler':
    case 'furnace':
      return 'crafters';
    case 'sink':
      return 'sinks';
  }
}
