import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../shared/lattice/items.ts';
import { channels, mixed, packed } from './colour.ts';
import { ITEM_LOOKS, itemLook } from './item-look.ts';

describe('items', () => {
  it('have a picture each, and one more stands for unknown items', () => {
    expect(ITEM_LOOKS).toHaveLength(ITEMS.length + 1);
    for (const name of ITEMS) expect(itemLook(name).pieces.length).toBeGreaterThan(0);
  });

  it('differ in shape or else in colour', () => {
    const looks = ITEM_LOOKS.map(({ colour, outline }) => `${colour} ${outline}`);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('colours', () => {
  it('are mixed channel by channel', () => {
    expect(mixed('#000000', '#ff8040', 0.5)).toBe('#804020');
    expect(channels('#0c0e11')).toEqual([12, 14, 17]);
  });

  it('are packed with red lowest, premultiplied', () => {
    expect(packed('#010203').toString(16)).toBe('ff030201');
    expect(packed('#ff0000', 0.5)).toBe(0x8000_0080);
  });
});
