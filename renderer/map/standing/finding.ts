import type { Item } from '../../../shared/lattice/items.ts';

/** Where a reason is looked for: at whoever should take, or whoever should bring, and which item if that is known. */
export interface Step {
  readonly entity: number;
  readonly towards: 'taker' | 'giver';
  readonly item?: Item | undefined;
}

/** What was found at an entity, in words, and where the reason for it is. */
export interface Finding {
  readonly says: string;
  readonly detail: string;
  readonly next: Step | undefined;
}
