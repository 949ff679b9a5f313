import type { ReactElement } from 'react';

/** A choice out of a list, as a chip of the app bar. */
export function Choice({
  tag,
  label,
  value,
  options,
  onChoose,
}: {
  tag?: 'a' | 'b';
  label: string;
  value: string;
  options: readonly (readonly [id: string, name: string])[];
  onChoose: (id: string) => void;
}): ReactElement {
  return (
    <label className="choice">
      {tag ? (
        <span className={`tag tag-${tag}`}>{tag.toUpperCase()}</span>
      ) : (
        <span className="choice-word">case</span>
      )}
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {!options.some(([id]) => id === value) && <option value={value}>{value}</option>}
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
