import { type ReactElement, type ReactNode, useState } from 'react';
import { copyText } from '../desktop/copy-text.ts';

/** Puts a text on the clipboard and says so; where the browser refuses, it says that. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }): ReactElement {
  const [done, setDone] = useState<'copied' | 'not copied'>();
  const copy = (): void => {
    copyText(window, text).then(
      () => setDone('copied'),
      // A browser may keep its clipboard from pages; the text stands on the page as well.
      () => setDone('not copied'),
    );
  };
  return (
    <button type="button" className="button button-small" onClick={copy}>
      <span aria-live="polite">
        {done === undefined ? children : done === 'copied' ? 'Copied' : 'Not copied'}
      </span>
    </button>
  );
}
