import { ITEMS, type ItemName } from '../../shared/lattice/items.ts';
import {
  chevrons,
  circuit,
  coal,
  dice,
  gear,
  type ItemLook,
  plate,
  rock,
  sheet,
  slantedBars,
  warning,
} from './item-shapes.ts';

/** Colours of the three tiers: plain, fast, express. */
const TIER_COLOURS = ['#f2d14e', '#ff6f66', '#5fb0ff'] as const;

const LOOKS: Readonly<Record<ItemName, ItemLook>> = {
  'iron-ore': rock('#7fa6cc'),
  'iron-plate': sheet('#dce6f0', 0.34),
  'iron-gear': gear('#a9b8c9'),
  'copper-ore': rock('#d4744a'),
  'copper-plate': plate('#ff9c63'),
  'copper-cable': slantedBars('#ffc089'),
  circuit: circuit('#38bc7b'),
  'transport-belt': chevrons(TIER_COLOURS[0], 1),
  'fast-transport-belt': chevrons(TIER_COLOURS[1], 2),
  'express-transport-belt': chevrons(TIER_COLOURS[2], 3),
  assembler: dice(TIER_COLOURS[0], 1),
  'fast-assembler': dice(TIER_COLOURS[1], 2),
  'express-assembler': dice(TIER_COLOURS[2], 3),
  inserter: warning(TIER_COLOURS[0], 1),
  'fast-inserter': warning(TIER_COLOURS[1], 2),
  'express-inserter': warning(TIER_COLOURS[2], 3),
  coal: coal('#16191d', '#bcc4cf'),
};

/** For an item that the rules do not know. */
const UNKNOWN_LOOK: ItemLook = { ...coal('#5c6470', '#f2f4f7'), colour: '#949ca9' };

/** By item index; one more at the end for unknown items. */
export const ITEM_LOOKS: readonly ItemLook[] = [...ITEMS.map((name) => LOOKS[name]), UNKNOWN_LOOK];

/** The picture of an item by name, for legends and tables. */
export function itemLook(name: ItemName): ItemLook {
  return LOOKS[name];
}
