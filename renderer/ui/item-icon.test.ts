import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ITEMS } from '../../shared/lattice/items.ts';
import { itemLook } from '../look/item-look.ts';
import { ItemIcon } from './ItemIcon.tsx';

it('draws the pieces of the map for every item, with no colour of its own', () => {
  for (const item of ITEMS) {
    const drawn = renderToStaticMarkup(createElement(ItemIcon, { item, size: 22 }));
    for (const { path, fill } of itemLook(item).pieces) {
      expect(drawn).toContain(`d="${path}" fill="${fill}"`);
    }
  }
});

it('leaves highlights out where they are too small to be seen', () => {
  const drawn = renderToStaticMarkup(createElement(ItemIcon, { item: 'iron-gear', size: 14 }));
  const shine = itemLook('iron-gear').pieces.find((piece) => piece.shine);
  expect(drawn).not.toContain(shine?.path ?? '');
});
