import { Eye, EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { changeWords } from '../../../shared/grading/changes.ts';
import type { Watched } from '../../state/watching.ts';
import { FIGURES, readable } from '../../ui/numbers.ts';

/** The button that has an engine graded at every build, and what the builds since then came to. */
export function WatchedBuilds({
  name,
  watched,
  disabled = false,
  onWatch,
  onStop,
}: {
  name: string;
  /** Undefined while it is not watched. */
  watched: Watched | undefined;
  disabled?: boolean;
  onWatch: () => void;
  onStop: () => void;
}): ReactElement {
  const Icon = watched ? EyeOff : Eye;
  const { before } = watched ?? {};
  return (
    <section className="builds" aria-label="Builds" data-builds={watched?.builds}>
      <button
        type="button"
        className="button"
        aria-pressed={watched !== undefined}
        disabled={disabled}
        onClick={watched ? onStop : onWatch}
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
            <li key={change.input}>{changeWords(change, before, FIGURES)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
