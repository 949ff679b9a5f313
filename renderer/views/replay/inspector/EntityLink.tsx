import type { ReactElement, ReactNode } from 'react';
import type { Entity } from '../../../../shared/lattice/scenario/scenario.ts';
import { useAppState } from '../../../state/app-state.ts';
import { describeEntity } from './describe-state.ts';

/** An entity by its words, or by others; a click selects it. */
export function EntityLink({ entity, children }: { entity: Entity; children?: ReactNode }): ReactElement {
  const { place } = useAppState();
  return (
    <button
      type="button"
      className="link"
      onClick={() => place.setState({ cell: { x: entity.x, y: entity.y } })}
    >
      {children ?? describeEntity(entity)}
    </button>
  );
}
