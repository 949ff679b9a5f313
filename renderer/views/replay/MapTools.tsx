import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Panes } from '../../state/panes.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';

const scaleOf = ({ scale }: Panes): number => Math.round(scale);

/** Zoom and fit, over the map's lower right corner. */
export function MapTools(): ReactElement {
  const { panes } = useAppState();
  const scale = useStore(panes, scaleOf);
  return (
    <div className="map-tools">
      <CommandButton id="zoom-out">
        <Minus size={16} aria-hidden="true" />
      </CommandButton>
      <span className="number">{scale} px</span>
      <CommandButton id="zoom-in">
        <Plus size={16} aria-hidden="true" />
      </CommandButton>
      <CommandButton id="fit">
        <Maximize size={16} aria-hidden="true" />
      </CommandButton>
    </div>
  );
}
