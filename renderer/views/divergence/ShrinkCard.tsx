import { Play, Shrink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Shrinking, ShrunkAnswer } from '../../../shared/api/comparison.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { useAppState } from '../../state/app-state.ts';
import type { ComparisonState } from '../../state/comparison.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import { openPlace } from '../../state/place.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';

const all = (state: ComparisonState): ComparisonState => state;
const scenarioA = ({ a }: Panes): Scenario | null => openedIn(a)?.scenario ?? null;

/** The smallest scenario that still differs: asked for, on its way, or found. */
export function ShrinkCard(): ReactElement {
  const { comparison, panes } = useAppState();
  const { shrinking, shrunk } = useStore(comparison, all);
  const scenario = useStore(panes, scenarioA);
  const best = shrunk?.after ?? shrinking;
  return (
    <section className="finding-card" aria-label="Smallest scenario" data-shrunk={shrunk ? 'yes' : undefined}>
      <header className="card-head">
        <h3>Smallest scenario that still differs</h3>
        {shrinking && (
          <CommandButton id="stop-comparing" className="text-button" worded>
            Cancel
          </CommandButton>
        )}
      </header>
      {best && scenario && <Sizes best={best} scenario={scenario} />}
      {shrunk && <Shrunk shrunk={shrunk} />}
      {!best && (
        <div className="button-row">
          <CommandButton id="shrink" className="button button-small" worded>
            <Shrink size={12} aria-hidden="true" /> Find it
          </CommandButton>
        </div>
      )}
    </section>
  );
}

function Sizes({ best, scenario }: { best: Shrinking; scenario: Scenario }): ReactElement {
  const { width, height } = scenario.grid;
  const rows = [
    ['entities', readable(scenario.entities.length), readable(best.entities)],
    ['ticks', readable(scenario.ticks), readable(best.ticks)],
    ['grid', `${width}×${height}`, `${best.width}×${best.height}`],
  ] as const;
  return (
    <dl className="sizes">
      {rows.map(([name, before, after]) => (
        <div key={name}>
          <dt className="quiet">{name}</dt>
          <dd className="number">
            <s>{before}</s> <b>{after}</b>
          </dd>
        </div>
      ))}
      <div>
        <dt className="quiet">tries</dt>
        <dd className="number">{readable(best.runs)}</dd>
      </div>
    </dl>
  );
}

function Shrunk({ shrunk }: { shrunk: ShrunkAnswer }): ReactElement {
  const { place } = useAppState();
  const { finished, drawing, scenario, firstDifferentTick } = shrunk;
  const watch = (): void => {
    const { open } = place.getState();
    if (open === undefined) return;
    const { states: _states, ...engines } = open;
    openPlace(place, { ...engines, scenario }, firstDifferentTick);
  };
  return (
    <>
      {!finished && <p className="quiet">Stopped: more could be taken away.</p>}
      <pre className="drawing">{drawing}</pre>
      <div className="button-row">
        <button type="button" className="button button-small" onClick={watch}>
          <Play size={12} aria-hidden="true" /> Watch it
        </button>
        <CommandButton id="save-bundle" className="button button-small" worded>
          Save the bundle
        </CommandButton>
      </div>
    </>
  );
}
