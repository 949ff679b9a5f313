import type { ReactElement } from 'react';

/** The patterns that stand beside colours: `ID-b` for the engine in B, `ID-over` for what is over the ceiling. */
export function Hatches({ id }: { id: string }): ReactElement {
  return (
    <>
      <pattern
        id={`${id}-b`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="hatch-b-ground" width="6" height="6" />
        <rect className="hatch-b" width="3" height="6" />
      </pattern>
      <pattern
        id={`${id}-over`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect className="hatch-over-ground" width="5" height="5" />
        <rect className="hatch-over" width="2" height="5" />
      </pattern>
    </>
  );
}
