import { ChevronsUp, EqualNot } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { openPlace } from '../../state/place.ts';
import { Pill } from '../../ui/Pill.tsx';
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
          <Sign id={demo.id} />
        </span>
        <span className="quiet">{demo.question}</span>
      </span>
    </button>
  );
}

function Sign({ id }: { id: Demo['id'] }): ReactElement {
  switch (id) {
    case 'over':
      return (
        <Pill kind="ceiling">
          <ChevronsUp size={12} aria-hidden="true" /> over ceiling
        </Pill>
      );
    case 'desynced':
      return (
        <Pill kind="difference">
          <EqualNot size={12} aria-hidden="true" /> desync
        </Pill>
      );
    case 'compared':
      return (
        <span className="tags" aria-hidden="true">
          <span className="tag tag-a">A</span>
          <span className="tag tag-b">B</span>
        </span>
      );
  }
}
