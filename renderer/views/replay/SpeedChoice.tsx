import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { SPEEDS, type Speed, speedName } from '../../player/speed.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import { oneDecimal } from '../../ui/numbers.ts';

const ALL: readonly Speed[] = [...SPEEDS, 'fastest'];
const speedOf = ({ speed }: Playback): Speed => speed;
const achievedOf = ({ achieved }: Playback): number => achieved;

/** The speed that is asked for, and beside it the one that is reached. */
export function SpeedChoice(): ReactElement {
  const { playback, panes } = useAppState();
  const speed = useStore(playback, speedOf);
  const achieved = useStore(playback, achievedOf);
  return (
    <div className="speed">
      <select
        aria-label="Speed"
        className="select"
        value={String(speed)}
        onChange={(event) => {
          const chosen = ALL.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) panes.getState().session?.setSpeed(chosen);
        }}
      >
        {ALL.map((one) => (
          <option key={one} value={String(one)}>
            {speedName(one)}
          </option>
        ))}
      </select>
      <span className="achieved number" data-achieved={achieved}>
        {achieved > 0 ? `${oneDecimal(achieved)}× reached` : ''}
      </span>
    </div>
  );
}
