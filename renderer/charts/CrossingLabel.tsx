import type { ReactElement } from 'react';

const LETTER_WIDTH = 6.8;

/** Says where the ceiling is crossed: below and right of the crossing, or where no room is there, above and left. */
export function CrossingLabel({
  box,
  words,
  end,
}: {
  /** The crossing's dot, in px. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  words: string;
  /** Where the chart ends, in px. */
  end: number;
}): ReactElement {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const late = x + words.length * LETTER_WIDTH > end;
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
