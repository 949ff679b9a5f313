import type { ReactElement } from 'react';

/** A rendered template, as plain text: whatever markup it holds is there to be read. */
export function RenderedText({
  name,
  text,
  open = false,
}: {
  name: string;
  /** Null where it could not be rendered. */
  text: string | null;
  open?: boolean;
}): ReactElement {
  return (
    <details className="rendered" open={open}>
      <summary>{name}</summary>
      {text === null ? (
        <p className="notice">It cannot be rendered for this variant; the findings say why.</p>
      ) : (
        <pre>{text}</pre>
      )}
    </details>
  );
}
