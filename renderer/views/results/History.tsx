import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { KeptGrading } from '../../../shared/api/answers.ts';
import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import { BuildHistory } from '../../charts/BuildHistory.tsx';
import type { Build } from '../../charts/build-history.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import type { EngineResults, Results } from './results.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** Fuel build by build: every grading on the case under the name of the open engine; nothing while there is but one. */
export function History({
  results,
  engine,
}: {
  results: Results;
  engine: EngineResults;
}): ReactElement | null {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const [kept, setKept] = useState<readonly KeptGrading[]>([]);
  const onCase = results.onCase?.id;
  const { grading, name } = engine;
  const gradedAt = grading?.kind === 'graded' ? grading.gradedAt : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new grading is one more build
  useEffect(() => {
    let current = true;
    if (controls === undefined || onCase === undefined) return undefined;
    controls.history(onCase).then(
      (all) => current && setKept(all),
      // Without its history the view is as it was on the first day.
      () => current && setKept([]),
    );
    return () => {
      current = false;
    };
  }, [controls, onCase, gradedAt]);
  const builds = buildsOf(kept.filter((one) => one.name === name));
  if (builds.length < 2) return null;
  const limit = grading?.kind === 'graded' ? grading.result.fuelLimit : null;
  return <BuildHistory title="Build by build" builds={builds} limit={limit} fileName={`${name}-builds`} />;
}

/** One build a module: a grading of the same bytes again is the same build, and the latest counts. */
function buildsOf(kept: readonly KeptGrading[]): readonly Build[] {
  const latest = new Map(kept.map((one) => [one.module.sha256, one]));
  return [...latest.values()]
    .sort((a, b) => a.gradedAt - b.gradedAt)
    .map(({ module, gradedAt, result }) => ({
      id: module.sha256.slice(0, 12),
      label: new Date(gradedAt).toLocaleString('en', { dateStyle: 'short', timeStyle: 'short' }),
      total: result.totalFuel,
      cases: result.cases
        .filter(({ kind }) => kind === 'stress')
        .map((one) => ({ name: one.input, fuel: one.fuel, outcome: outcomeWords(one) })),
    }));
}
