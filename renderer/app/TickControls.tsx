import { type FormEvent, type ReactElement, useEffect, useState } from 'react';

/** Buttons to step and a field to type a tick in. */
export function TickControls({
  tick,
  first,
  last,
  graded,
  go,
}: {
  tick: number;
  first: number;
  last: number;
  graded: readonly number[];
  go: (tick: number) => void;
}): ReactElement {
  const [typed, setTyped] = useState(String(tick));
  useEffect(() => setTyped(String(tick)), [tick]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Separators are what people copy along; a word that is no tick is put back to the tick that is shown.
    const digits = typed.replaceAll(/[\s,]/g, '');
    const wanted = /^\d{1,15}$/.test(digits) ? Math.min(last, Math.max(first, Number(digits))) : tick;
    go(wanted);
    setTyped(String(wanted));
  };
  const step = (label: string, name: string, to: number): ReactElement => (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => go(to)}
      disabled={Math.min(last, Math.max(first, to)) === tick}
    >
      {label}
    </button>
  );
  return (
    <form className="controls" onSubmit={submit}>
      {step('First', 'First tick', first)}
      {step('−60', 'Back 60 ticks', tick - 60)}
      {step('−1', 'Back one tick', tick - 1)}
      <label>
        Tick{' '}
        <input
          name="tick"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit">Go</button>
      {step('+1', 'Forward one tick', tick + 1)}
      {step('+60', 'Forward 60 ticks', tick + 60)}
      {step('Last', 'Last tick', last)}
      <span className="graded">
        Graded:{' '}
        {graded.map((one) => (
          <span key={one}>{step(one.toLocaleString('en'), `Graded tick ${one}`, one)}</span>
        ))}
      </span>
    </form>
  );
}
