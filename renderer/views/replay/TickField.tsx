import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { readable } from '../../ui/numbers.ts';

const tickOf = ({ tick }: Playback): number => tick;
const lastOf = ({ last }: Playback): number => last;

/** The tick that is shown, to read and to type. */
export function TickField(): ReactElement {
  const { playback, panes } = useAppState();
  const tick = useStore(playback, tickOf);
  const last = useStore(playback, lastOf);
  return (
    <div className="tick">
      <NumberField
        label="Tick"
        name="tick"
        value={tick}
        onSubmit={(to) => panes.getState().session?.seek(to)}
      />
      <span className="quiet number">/ {readable(last)}</span>
    </div>
  );
}
