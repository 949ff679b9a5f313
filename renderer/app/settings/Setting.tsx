import { type ReactElement, type ReactNode, useId } from 'react';

/** One setting: its name, its control, and what it is for. */
export function Setting({
  name,
  words,
  children,
}: {
  name: string;
  words: string;
  /** The control, which is handed the ids of its name and its words. */
  children: (ids: { readonly id: string; readonly 'aria-describedby': string }) => ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{name}</label>
      {children({ id, 'aria-describedby': `${id}-words` })}
      <p id={`${id}-words`} className="quiet">
        {words}
      </p>
    </div>
  );
}
