import type { ReactElement } from 'react';
import type { ItemName } from '../../shared/lattice/items.ts';
import { itemLook } from '../look/item-look.ts';
import { OUTLINE } from '../look/palette.ts';

/** Below this size, in px, highlights are smaller than a pixel. */
const SHINES_FROM = 18;

/** An item as the map draws it; its name stands beside it. */
export function ItemIcon({ item, size = 14 }: { item: ItemName; size?: number }): ReactElement {
  const { outline, pieces } = itemLook(item);
  const drawn = pieces.filter(({ shine }) => !shine || size >= SHINES_FROM);
  return (
    <svg className="item-icon" width={size} height={size} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <path d={outline} fill={OUTLINE} stroke={OUTLINE} strokeWidth={0.24} strokeLinejoin="round" />
      {drawn.map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}
