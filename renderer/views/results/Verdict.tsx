import { Check, ChevronsUp, EqualNot, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { formatSeconds } from '../../../shared/base/format.ts';
import { GradingProgress } from '../../app/grade/GradingProgress.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { Pill, type PillKind } from '../../ui/Pill.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import type { EngineResults, Results } from './results.ts';
import { headline, type Standing, standingOf } from './verdict-headline.ts';

const SIGNS: Readonly<Record<Standing, readonly [PillKind, typeof Check]>> = {
  passes: ['good', Check],
  'over the ceiling': ['ceiling', ChevronsUp],
  wrong: ['difference', EqualNot],
  'no result': ['warning', TriangleAlert],
};
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What an engine came to, in one sentence; or how far its grading is, or the way to begin it. */
export function Verdict({ results, engine }: { results: Results; engine: EngineResults }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const { grading, name, module } = engine;
  const { onCase } = results;
  if (onCase === undefined) return <p className="quiet">The open scenario is no input of a case.</p>;
  const grade = (
    <button type="button" className="button button-main" onClick={() => controls?.grade(module, onCase.id)}>
      Grade {name} on {onCase.name}
    </button>
  );
  if (grading?.kind === 'running') {
    return (
      <section aria-label="Grading">
        <h2 className="headline">{name} is being graded.</h2>
        <GradingProgress grading={grading} />
        <button type="button" className="button" onClick={() => controls?.stopGrading(module, onCase.id)}>
          Cancel
        </button>
      </section>
    );
  }
  if (grading === undefined || grading.kind === 'failed') {
    return (
      <section aria-label="Grading">
        <h2 className="headline">{name} has not been graded here.</h2>
        {grading && (
          <p className="notice" role="alert">
            Not graded: {grading.message}.
          </p>
        )}
        <div className="button-row">{grade}</div>
      </section>
    );
  }
  const { result, seconds, host } = grading;
  const standing = standingOf(result);
  const [kind, Icon] = SIGNS[standing];
  const right = result.cases.filter(({ correct }) => correct).length;
  const total = seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <section aria-label="Verdict" data-standing={standing}>
      <div className="pills">
        <Pill kind={kind}>
          <Icon size={12} aria-hidden="true" /> {standing}
        </Pill>
        <Pill kind="plain">
          {right} of {result.cases.length} cases
        </Pill>
        <Pill kind="dashed" title={new Date(grading.gradedAt).toLocaleString('en')}>
          graded here, {timeAgo(grading.gradedAt, Date.now())}
        </Pill>
        <span className="quiet">
          {formatSeconds(total)}, {host}
        </span>
        <CommandButton id="grade" className="text-button" worded>
          Grade again
        </CommandButton>
      </div>
      <h2 className="headline">{headline(name, result)}</h2>
    </section>
  );
}
