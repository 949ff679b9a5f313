import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { beltFinding } from './belt-findings.ts';
import type { Finding, Step } from './finding.ts';
import { crafterFinding, inserterFinding } from './machine-findings.ts';
import { machineState, stands } from './machine-state.ts';
import { sourceFinding, splitterFinding } from './port-findings.ts';

/** One reason in a chain of them: an entity, what it does or does not, and the figures of it. */
export interface Link {
  readonly entity: number;
  readonly says: string;
  readonly detail: string;
}

/** More links than these lead too far from what was asked. */
const MOST_LINKS = 6;

/**
 * Why a machine stands: a chain of reasons from it to whoever should take, or bring, and does not. Empty for a machine that
 * works, and for entities that only carry. A circle ends where it would come to an entity again, and says so.
 */
export function whyItStands(board: Board, entity: number, reader: FrameReader): readonly Link[] {
  const state = machineState(board, entity, reader);
  if (state === undefined || !stands(state)) return [];
  const links: Link[] = [];
  const seen = new Set<number>();
  let step: Step | undefined = { entity, towards: 'taker' };
  while (step !== undefined && links.length < MOST_LINKS) {
    seen.add(step.entity);
    const { says, detail, next } = findingOf(board, step, reader);
    const circle = next !== undefined && seen.has(next.entity);
    links.push({ entity: step.entity, says, detail: circle ? `${detail}, in a circle` : detail });
    step = circle ? undefined : next;
  }
  return links;
}

function findingOf(board: Board, step: Step, reader: FrameReader): Finding {
  const entity = board.scenario.entities[step.entity]!;
  switch (entity.type) {
    case 'assembler':
    case 'furnace':
      return crafterFinding(board, step, reader);
    case 'inserter':
      return inserterFinding(board, step, reader);
    case 'belt':
      return beltFinding(board, step, reader);
    case 'splitter':
    case 'lane-splitter':
      return splitterFinding(board, step, entity, reader);
    case 'source':
      return sourceFinding(entity);
    case 'sink':
      return { says: 'takes everything', detail: '', next: undefined };
  }
}
