import type { ReactElement } from 'react';
import type { ItemName } from '../../shared/lattice/items.ts';

interface Look {
  readonly colour: string;
  /** In a box from -1 to 1. */
  readonly path: string;
}

const ROCK = 'M-.4-.9.5-.8.95-.1.7.7-.1.95-.85.55-.95-.3Z';
const SQUARE = 'M-.8-.8H.8V.8H-.8Z';
const ROUNDED = 'M-.5-.8H.5A.3.3 0 0 1 .8-.5V.5A.3.3 0 0 1 .5.8H-.5A.3.3 0 0 1-.8.5V-.5A.3.3 0 0 1-.5-.8Z';
const GEAR =
  'M-.2-1H.2V-.75L.53-.61.71-.79.99-.51.8-.33.9 0H.8L.75.2H1V-.2H1V.2H.75L.61.53.79.71.51.99.33.8 0 .9.2 1H-.2V.75L-.53.61-.71.79-.99.51-.8.33-.75.2H-1V-.2H-.75L-.61-.53-.79-.71-.51-.99-.33-.8Z';
const BARS = 'M-.1-.8H.35L-.25.8H-.7ZM.5-.8H.9L.35.8H-.05Z';
const CHIP =
  'M-.6-.6H-.4V-.95H-.15V-.6H.15V-.95H.4V-.6H.6V-.4H.95V-.15H.6V.15H.95V.4H.6V.6H.4V.95H.15V.6H-.15V.95H-.4V.6H-.6V.4H-.95V.15H-.6V-.15H-.95V-.4H-.6Z';
const CHEVRON = 'M-.7-.85H0L.75 0 0 .85H-.7L0 0Z';
const HEXAGON = 'M-.5-.87H.5L1 0 .5.87H-.5L-1 0Z';
const TRIANGLE = 'M0-.9.95.8H-.95Z';
const DIAMOND = 'M0-.95.95 0 0 .95-.95 0Z';

const TIERS = ['#f2d14e', '#ff6f66', '#5fb0ff'] as const;

const LOOKS: Readonly<Record<ItemName, Look>> = {
  'iron-ore': { colour: '#7fa6cc', path: ROCK },
  'iron-plate': { colour: '#dce6f0', path: ROUNDED },
  'iron-gear': { colour: '#a9b8c9', path: GEAR },
  'copper-ore': { colour: '#d4744a', path: ROCK },
  'copper-plate': { colour: '#ff9c63', path: SQUARE },
  'copper-cable': { colour: '#ffc089', path: BARS },
  circuit: { colour: '#38bc7b', path: CHIP },
  'transport-belt': { colour: TIERS[0], path: CHEVRON },
  'fast-transport-belt': { colour: TIERS[1], path: CHEVRON },
  'express-transport-belt': { colour: TIERS[2], path: CHEVRON },
  assembler: { colour: TIERS[0], path: HEXAGON },
  'fast-assembler': { colour: TIERS[1], path: HEXAGON },
  'express-assembler': { colour: TIERS[2], path: HEXAGON },
  inserter: { colour: TIERS[0], path: TRIANGLE },
  'fast-inserter': { colour: TIERS[1], path: TRIANGLE },
  'express-inserter': { colour: TIERS[2], path: TRIANGLE },
  coal: { colour: '#16191d', path: DIAMOND },
};

/** An item by its colour and its shape; its name stands beside it. */
export function ItemIcon({ item, size = 14 }: { item: ItemName; size?: number }): ReactElement {
  const { colour, path } = LOOKS[item];
  return (
    <svg className="item-icon" width={size} height={size} viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
      <path
        d={path}
        fill={colour}
        fillRule="evenodd"
        stroke={item === 'coal' ? '#bcc4cf' : '#090a0c'}
        strokeWidth={item === 'coal' ? 0.18 : 0.12}
      />
    </svg>
  );
}
