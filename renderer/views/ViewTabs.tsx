import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import type { Place, View } from '../state/place.ts';
import { CommandButton } from '../ui/CommandButton.tsx';

const TABS: readonly (readonly [view: View, command: string, name: string])[] = [
  ['results', 'view-results', 'Results'],
  ['replay', 'view-replay', 'Replay'],
  ['fuel', 'view-fuel', 'Fuel'],
  ['divergence', 'view-divergence', 'Divergence'],
  ['field', 'view-field', 'Field'],
  ['case', 'view-case', 'Case'],
];
const viewOf = ({ view }: Place): View => view;

/** The views of what is open. */
export function ViewTabs(): ReactElement {
  const { place } = useAppState();
  const shown = useStore(place, viewOf);
  return (
    <nav aria-label="Views">
      {TABS.map(([view, command, name]) => (
        <CommandButton key={view} id={command} className="tab" worded current={view === shown}>
          {name}
        </CommandButton>
      ))}
    </nav>
  );
}
