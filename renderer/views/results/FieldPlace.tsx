import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import { rankWords, shownPercentile } from '../../../shared/grading/ranking/placement-words.ts';
import { useAppState } from '../../state/app-state.ts';
import type { FieldState } from '../../state/field.ts';
import { Pill } from '../../ui/Pill.tsx';
import { shownField } from '../field/field-view.ts';
import { useOpenRun } from '../field/use-open-run.ts';

const all = (state: FieldState): FieldState => state;

/** Where the open run stands in the field that was looked at; nothing where none was, or the run does not count. */
export function FieldPlace(): ReactElement | null {
  const { field } = useAppState();
  const { listed, fold } = useStore(field, all);
  const run = useOpenRun();
  const placement = useMemo(
    () => (listed && run ? shownField(listed, run.case, fold, run).placement : null),
    [listed, fold, run],
  );
  if (placement === null) return null;
  const percent = shownPercentile(placement);
  return (
    <Pill kind="plain" title="Among the models of the folder that is open as a field">
      {rankWords(placement)}
      {percent !== undefined && `, ${percent} % of the others beaten`}
    </Pill>
  );
}
