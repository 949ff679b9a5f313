import { EqualNot } from 'lucide-react';
import type { ReactElement } from 'react';
import { ITEMS } from '../../../../shared/lattice/items.ts';
import type { EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import { ItemIcon } from '../../../ui/ItemIcon.tsx';
import { readable } from '../../../ui/numbers.ts';
import { type ChangedField, differentIn, withChanges } from './fields.ts';
import { useStateBefore } from './use-past.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Every field of a state, with what it was a tick before; a click follows a field through time. */
export function Fields({
  index,
  state,
  other,
  followed,
  onFollow,
}: {
  index: number;
  state: EntityState;
  /** The same entity in pane B, where there is one. */
  other: EntityState | undefined;
  followed: string | undefined;
  onFollow: (name: string | undefined) => void;
}): ReactElement {
  const before = useStateBefore(index);
  const fields = withChanges(state, before?.state);
  const inB = other === undefined ? NONE : differentIn(other, state);
  const onlyInB = [...inB].filter(([name]) => !fields.some((field) => field.name === name));
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
            {inB.has(field.name) && <InB value={inB.get(field.name)} />}
          </li>
        ))}
        {onlyInB.map(([name, value]) => (
          <li key={name} className="only-in-b">
            <code>{name}</code>
            <InB value={value} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a field is in pane B. */
function InB({ value }: { value: string | undefined }): ReactElement {
  return (
    <span className="in-b">
      <EqualNot size={12} aria-hidden="true" /> <span className="tag tag-b">B</span>
      <b className="number">{value}</b>
    </span>
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
