import { type ReactElement, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import type { PaneName } from '../../state/replay-controls.ts';
import { EntityTable } from './EntityTable.tsx';

const frameA = ({ a }: Playback): Playback['a'] => a;
const frameB = ({ b }: Playback): Playback['b'] => b;

/** The board as a table, and why it is one where nobody asked for it. */
export function TablePane({
  name,
  scenario,
  why,
}: {
  name: PaneName;
  scenario: Scenario | null;
  why: string | undefined;
}): ReactElement {
  const { playback } = useAppState();
  const shown = useDeferredValue(useStore(playback, name === 'a' ? frameA : frameB));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table-area" aria-label="Entities" tabIndex={0}>
      {why !== undefined && <p className="table-why">{why} Here is every entity in a table.</p>}
      {shown && <EntityTable frame={shown.frame} scenario={scenario} />}
    </section>
  );
}
