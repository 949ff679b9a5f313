import type { ReactElement } from 'react';
import { ITEMS } from '../../../../shared/lattice/items.ts';
import type { EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import { ItemIcon } from '../../../ui/ItemIcon.tsx';
import { readable } from '../../../ui/numbers.ts';
import { type ChangedField, withChanges } from './fields.ts';
import { useStateBefore } from './use-past.ts';

/** Every field of a state, with what it was a tick before; a click follows a field through time. */
export function Fields({
  index,
  state,
  followed,
  onFollow,
}: {
  index: number;
  state: EntityState;
  followed: string | undefined;
  onFollow: (name: string | undefined) => void;
}): ReactElement {
  const before = useStateBefore(index);
  const fields = withChanges(state, before?.state);
  return (
    <section className="fields">
      <h3>Fields {before && <small>changed since {readable(before.tick)}</small>}</h3>
      {fields.length === 0 && <p className="quiet">It has no state of its own.</p>}
      <ul>
        {fields.map((field) => (
          <li key={field.name} className={field.before === undefined ? '' : 'changed'}>
            <button
              type="button"
              aria-pressed={followed === field.name}
              title={`follow ${field.name} through time`}
              onClick={() => onFollow(followed === field.name ? undefined : field.name)}
            >
              <code>{field.name}</code>
              <Value field={field} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ field }: { field: ChangedField }): ReactElement {
  const item = field.item === undefined ? undefined : ITEMS[field.item];
  return (
    <span className="field-value number">
      {field.before !== undefined && <span className="quiet">{field.before} → </span>}
      {item && <ItemIcon item={item} />}
      <b>{field.value}</b>
    </span>
  );
}
