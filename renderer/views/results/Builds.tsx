import { Eye, EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { changeWords } from '../../../shared/grading/changes.ts';
import { useAppState } from '../../state/app-state.ts';
import { gradingKey } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Watching } from '../../state/watching.ts';
import { readable } from '../../ui/numbers.ts';
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
  const Icon = watched ? EyeOff : Eye;
  const { before } = watched ?? {};
  return (
    <section className="builds" aria-label="Builds" data-builds={watched?.builds}>
      <button
        type="button"
        className="button"
        aria-pressed={watched !== undefined}
        onClick={() => (watched ? controls?.stopWatching(module, onCase) : controls?.watch(module, onCase))}
      >
        <Icon size={16} aria-hidden="true" />{' '}
        {watched ? `Stop watching ${name}` : `Grade ${name} at every build`}
      </button>
      {watched && (
        <p className="quiet" role="status">
          {readable(watched.builds)} {watched.builds === 1 ? 'build' : 'builds'} graded
          {watched.builds > 1 && watched.changes.length === 0 && '; the last one changed nothing'}
        </p>
      )}
      {watched?.fault !== undefined && (
        <p role="alert">The last build could not be graded: {watched.fault}.</p>
      )}
      {before && watched && watched.changes.length > 0 && (
        <ul aria-label="Changed since the last build">
          {watched.changes.map((change) => (
            <li key={change.input}>{changeWords(change, before)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
