import type { ReactElement } from 'react';
import type { LibraryItem } from '../../../shared/api/answers.ts';

/** A choice of one item of the library. */
export function ItemChoice({
  label,
  value,
  items,
  onChoose,
}: {
  label: string;
  value: string;
  items: readonly LibraryItem[];
  onChoose: (id: string) => void;
}): ReactElement {
  return (
    <label className="item-choice">
      <span aria-hidden="true">{label}</span>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {items.map(({ id, name, origin, kind }) => (
          <option key={id} value={id}>
            {name}
            {origin === 'demo' && ' (demo)'}
            {kind === 'source' && ' (source code)'}
          </option>
        ))}
      </select>
    </label>
  );
}
