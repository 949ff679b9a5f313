import type { ReactElement } from 'react';

/** Says where the ceiling is crossed: below and right of the crossing, or where no room is there, above and left. */
export function CrossingLabel({
  box,
  words,
  late,
}: {
  /** The crossing's dot, in px. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  words: string;
  late: boolean;
}): ReactElement {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    <text
      x={late ? x - 10 : x + 10}
      y={late ? y - 12 : y + 22}
      textAnchor={late ? 'end' : 'start'}
      className="crossing-text"
    >
      {words}
    </text>
  );
}
