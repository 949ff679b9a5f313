import { ChevronsUp, EqualNot, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { isGrave } from '../../state/activity.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Panes } from '../../state/panes.ts';
import type { Playback } from '../../state/playback.ts';
import { readable, readableShare } from '../../ui/numbers.ts';
import { useAlerts } from './use-alerts.ts';
import { useCeilingCrossing } from './use-ceiling-crossing.ts';
import { useOverCeiling } from './use-over-ceiling.ts';

const firstWrong = ({ graded }: Panes): number | undefined =>
  graded.find(({ outcome }) => outcome === 'wrong')?.tick;
const lastRight = ({ graded }: Panes): number | undefined => {
  const wrong = graded.findIndex(({ outcome }) => outcome === 'wrong');
  return wrong > 0 ? graded[wrong - 1]?.tick : undefined;
};
const faultOf = ({ fault }: Playback): Playback['fault'] => fault;
const sessionOf = ({ session }: Panes): Panes['session'] => session;

/** What a person must know first, above the map: a wrong answer, a run that did not finish, a tick that failed. */
export function Headlines(): ReactElement {
  const app = useAppState();
  const wrong = useStore(app.panes, firstWrong);
  const right = useStore(app.panes, lastRight);
  const fault = useStore(app.playback, faultOf);
  const session = useStore(app.panes, sessionOf);
  const over = useOverCeiling();
  const crossing = useCeilingCrossing();
  const unfinished = useAlerts('a').find((alert) => isGrave(alert));
  return (
    <div className="notes">
      {wrong !== undefined && (
        <p className="note note-difference" data-note="wrong">
          <EqualNot size={16} aria-hidden="true" />
          <span>
            Not the expected answer from graded tick <strong>{readable(wrong)}</strong> on
            {right === undefined ? '.' : `; still right at ${readable(right)}.`}
          </span>
          <button type="button" className="button button-small" onClick={() => session?.seek(wrong)}>
            Go to {readable(wrong)}
          </button>
        </p>
      )}
      {over !== undefined && (
        <p className="note note-ceiling" data-note="over">
          <ChevronsUp size={16} aria-hidden="true" />
          <span>
            Over the ceiling: the answer is right, at <strong>{readableShare(over)}</strong> of the fuel limit
            {crossing !== undefined && (
              <>
                , which was used up at tick <strong>{readable(crossing)}</strong>
              </>
            )}
            . It plays like any other.
          </span>
          {crossing !== undefined && (
            <button type="button" className="button button-small" onClick={() => session?.seek(crossing)}>
              Go to {readable(crossing)}
            </button>
          )}
        </p>
      )}
      {unfinished && (
        <p className="note note-warning" data-note={unfinished.code}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{sentence(unfinished.message)}</span>
        </p>
      )}
      {fault && (
        <p className="note note-warning" role="alert" data-note={fault.code}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>This tick cannot be shown: {sentence(fault.message)}</span>
        </p>
      )}
    </div>
  );
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
