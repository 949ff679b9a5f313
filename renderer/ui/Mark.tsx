import type { ReactElement } from 'react';

/** The program's mark: chevrons of a belt. */
export function Mark(): ReactElement {
  return (
    <svg className="mark" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5" />
      <path d="M5 6.5h12M5 15.5h12M6 8.5 8.5 11 6 13.5M11 8.5l2.500 2.500-2.500 2.500" />
    </svg>
  );
}
