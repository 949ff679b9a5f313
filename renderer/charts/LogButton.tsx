import type { ReactElement } from 'react';

/** Changes an axis between equal steps and equal factors. */
export function LogButton({
  log,
  onChange,
}: {
  log: boolean;
  onChange: (log: boolean) => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="text-button icon-small"
      title="Log scale: equal factors instead of equal steps"
      aria-pressed={log}
      onClick={() => onChange(!log)}
    >
      Log
    </button>
  );
}
