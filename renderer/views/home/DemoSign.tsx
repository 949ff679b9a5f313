import { ChevronsUp, EqualNot, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import {
  firstWrongTick,
  type Grading,
  type Gradings,
  gradingKey,
  overCeiling,
} from '../../state/gradings.ts';
import { readable, readableShare } from '../../ui/numbers.ts';
import { Pill } from '../../ui/Pill.tsx';
import { DEMO_CASE, type Demo, MEDIUM, SMALL } from './demos.ts';

const SIZE = 12;

/** What the card's engine came to when it was graded here, or how far that is. */
export function DemoSign({ demo }: { demo: Demo }): ReactElement {
  const { gradings } = useAppState();
  const grading = useStore(gradings, (all: Gradings) => all[gradingKey(demo.open.module ?? '', DEMO_CASE)]);
  if (demo.id === 'compared') {
    return (
      <span className="tags" aria-hidden="true">
        <span className="tag tag-a">A</span>
        <span className="tag tag-b">B</span>
      </span>
    );
  }
  return <Verdict id={demo.id} grading={grading} />;
}

function Verdict({ id, grading }: { id: 'over' | 'desynced'; grading: Grading | undefined }): ReactElement {
  if (grading?.kind === 'failed') {
    return (
      <Pill kind="warning" title={grading.fault.message}>
        <TriangleAlert size={SIZE} aria-hidden="true" /> not graded
      </Pill>
    );
  }
  if (grading?.kind !== 'graded') {
    const far = grading ? ` ${grading.done} of ${grading.total}` : '';
    return (
      <Pill kind="dashed">
        <LoaderCircle size={SIZE} aria-hidden="true" /> grading{far}
      </Pill>
    );
  }
  if (id === 'over') {
    const share = overCeiling(grading, MEDIUM);
    return (
      <Pill kind="ceiling">
        <ChevronsUp size={SIZE} aria-hidden="true" />
        {share === undefined ? 'not over' : readableShare(share)}
      </Pill>
    );
  }
  const tick = firstWrongTick(grading, SMALL);
  return (
    <Pill kind="difference">
      <EqualNot size={SIZE} aria-hidden="true" />
      {tick === undefined ? 'not wrong' : `tick ${readable(tick)}`}
    </Pill>
  );
}
