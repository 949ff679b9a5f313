import { type FormEvent, type ReactElement, useState } from 'react';
import { readTyped } from './number-language.ts';
import { readable } from './numbers.ts';

/** A field for a whole number; what is no number is put back. */
export function NumberField({
  label,
  name,
  value,
  onSubmit,
}: {
  label: string;
  name: string;
  value: number;
  onSubmit: (value: number) => void;
}): ReactElement {
  // What is typed stays until it is sent, also while the replay goes on.
  const [typed, setTyped] = useState<string>();
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (typed === undefined) return;
    const number = readTyped(typed, document.documentElement.dataset.numbers);
    if (number !== undefined) onSubmit(number);
    setTyped(undefined);
  };
  return (
    <form className="number-form" onSubmit={submit}>
      <input
        name={name}
        aria-label={label}
        className="number-field"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? readable(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => submit()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped(undefined);
          event.currentTarget.blur();
        }}
      />
    </form>
  );
}
