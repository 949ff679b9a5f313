import { Columns2, Table2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { layerName } from '../../commands/map-commands.ts';
import { useAppState } from '../../state/app-state.ts';
import { LAYERS, type Place } from '../../state/place.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';

const layersOf = ({ layers }: Place): Place['layers'] => layers;
const isTable = ({ table }: Place): boolean => table;
const hasB = ({ open }: Place): boolean => open?.beside !== undefined;

/** Which layers the map shows, and how the board is shown. */
export function LayerChips(): ReactElement {
  const { place } = useAppState();
  const layers = useStore(place, layersOf);
  const table = useStore(place, isTable);
  const two = useStore(place, hasB);
  return (
    <div className="chip-row">
      <CommandButton id="beside-reference" className="chip" worded pressed={two}>
        <Columns2 size={14} aria-hidden="true" /> A and reference
      </CommandButton>
      <CommandButton id="table" className="chip" worded pressed={table}>
        <Table2 size={14} aria-hidden="true" /> Table
      </CommandButton>
      <fieldset className="chips" disabled={table}>
        <legend className="for-readers">Layers</legend>
        {LAYERS.map((layer, index) => (
          <CommandButton
            key={layer}
            id={`layer-${layer}`}
            className="chip"
            worded
            pressed={layers.includes(layer)}
            disabled={table}
          >
            <span className="chip-key" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {layerName(layer)}
          </CommandButton>
        ))}
      </fieldset>
    </div>
  );
}
