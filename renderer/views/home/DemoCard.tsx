import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { openPlace } from '../../state/place.ts';
import { DemoSign } from './DemoSign.tsx';
import type { Demo } from './demos.ts';
import { FactoryPicture } from './FactoryPicture.tsx';

/** A demo as a card; the whole of it opens its replay. */
export function DemoCard({ demo }: { demo: Demo }): ReactElement {
  const { place } = useAppState();
  return (
    <button type="button" className="card" onClick={() => openPlace(place, demo.open, demo.tick)}>
      <span className="card-picture">
        <FactoryPicture kind={demo.id} />
      </span>
      <span className="card-words">
        <span className="card-title">
          <strong>{demo.title}</strong>
          <DemoSign demo={demo} />
        </span>
        <span className="quiet">{demo.question}</span>
      </span>
    </button>
  );
}
