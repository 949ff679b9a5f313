import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { WatchedBuilds } from '../../app/grade/WatchedBuilds.tsx';
import { useAppState } from '../../state/app-state.ts';
import { gradingKey } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Watching } from '../../state/watching.ts';
import type { EngineResults, Results } from './results.ts';

const itemsIn = ({ items }: LibraryState): readonly LibraryItem[] | undefined => items;
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** A module file of the user's own is graded again whenever it is built, with what changed since the last build. */
export function Builds({
  results,
  engine,
}: {
  results: Results;
  engine: EngineResults;
}): ReactElement | null {
  const { library, watching } = useAppState();
  const controls = useStore(library, controlsOf);
  const { module = '', name } = engine;
  const isOwn = useStore(library, itemsIn)?.find(({ id }) => id === module)?.changes === true;
  const onCase = results.onCase?.id ?? '';
  const watched = useStore(watching, (all: Watching) => all[gradingKey(module, onCase)]);
  if (!isOwn || onCase === '') return null;
  return (
    <WatchedBuilds
      name={name}
      watched={watched}
      onWatch={() => controls?.watch(module, onCase)}
      onStop={() => controls?.stopWatching(module, onCase)}
    />
  );
}
