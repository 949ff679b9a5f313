import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { openPlace } from '../../state/place.ts';
import type { CaseRow } from './case-rows.ts';

/** Opens the input with the engines that are open, at its first wrong tick if there is one. */
export function WatchButton({ row: { name, scenario, a } }: { row: CaseRow }): ReactElement | null {
  const { place } = useAppState();
  if (scenario === undefined || a.result?.skipped) return null;
  const watch = (): void => {
    const { open } = place.getState();
    if (open)
      openPlace(place, { ...open, scenario, states: `${scenario}-answer` }, a.result?.firstMismatchTick ?? 0);
  };
  return (
    <button
      type="button"
      className="icon-button icon-small"
      aria-label={`Watch ${name}`}
      title={`Watch ${name}`}
      onClick={watch}
    >
      <Play size={14} aria-hidden="true" />
    </button>
  );
}
