import { type ReactElement, useState } from 'react';
import { type FigureSetting, SETTING_BOUNDS } from '../../../shared/settings/settings.ts';

/** A field for a setting that is a whole number; what is outside its bounds is not taken, and said. */
export function FigureField({
  setting,
  value,
  unit,
  onChange,
  ...ids
}: {
  setting: FigureSetting;
  value: number;
  unit: string;
  onChange: (value: number) => void;
  id: string;
  'aria-describedby': string;
}): ReactElement {
  const [typed, setTyped] = useState<string>();
  const [least, most] = SETTING_BOUNDS[setting];
  const figure = Number(typed ?? value);
  const wrong = !Number.isInteger(figure) || figure < least || figure > most || typed === '';
  const submit = (): void => {
    if (typed === undefined || wrong) return;
    setTyped(undefined);
    if (figure !== value) onChange(figure);
  };
  return (
    <span className="figure-field">
      <input
        {...ids}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.trim())}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />{' '}
      {unit}
      {wrong && (
        <span role="alert" className="wrong">
          a whole number from {least} to {most}
        </span>
      )}
    </span>
  );
}
