import { COAL, type Item, itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { crafterAccepts, nearSide } from './drop.ts';
import {
  addCount,
  type BeltPart,
  type CrafterPart,
  countOf,
  type InserterPart,
  type Lane,
  LEFT,
  named,
  RIGHT,
} from './parts.ts';

/** The item that an idle inserter would take, how to take it, and in words from where; or why there is none. */
export type Choice =
  | { readonly found: true; readonly item: Item; readonly why: string; readonly take: () => void }
  | { readonly found: false; readonly why: string };

/** Looks at the pickup tile (spec: lattice-rules, phase 2, Taking). */
export function chooseItem(inserter: InserterPart, as: Readings): Choice {
  const { pickup } = inserter;
  switch (pickup?.kind) {
    case 'belt':
      return fromBelt(inserter, pickup, as);
    case 'crafter':
      return fromCrafter(pickup);
    case 'source':
      if (as['source-not-takeable']) break;
      return { found: true, item: pickup.item, why: `from ${named(pickup)}`, take: () => undefined };
  }
  return { found: false, why: `${named(pickup)} gives an inserter nothing` };
}

function fromCrafter(crafter: CrafterPart): Choice {
  const items = [...crafter.output.keys()].sort((a, b) => a - b);
  const item = items.find((candidate) => countOf(crafter.output, candidate) > 0);
  if (item === undefined) return { found: false, why: `${named(crafter)} has no output` };
  const why = `from the output of ${named(crafter)}`;
  return { found: true, item, why, take: () => addCount(crafter.output, item, -1) };
}

/** A lane's lead item, with the lane as the inserter sees it. */
interface Lead {
  readonly lane: Lane;
  readonly item: Item;
  readonly name: 'far' | 'near';
}

function fromBelt(inserter: InserterPart, belt: BeltPart, as: Readings): Choice {
  const leads = leadItems(inserter, belt, as);
  if (leads.length === 0) return { found: false, why: `${named(belt)} has no item that it could take` };
  const { drop } = inserter;
  if (drop?.kind !== 'crafter') return choice(leads[0]!, belt, '');
  const wanted = leads.filter((lead) => crafterAccepts(drop, lead.item, as));
  const [first, second] = wanted;
  if (first === undefined) {
    const names = leads.map((lead) => itemName(lead.item)).join(' and ');
    return { found: false, why: `${named(drop)} does not accept ${names} from ${named(belt)} now` };
  }
  if (second === undefined) return choice(first, belt, `, the only one that ${named(drop)} accepts`);
  return prefer(first, second, drop, belt, as);
}

/** Lead items of the far and then the near lane. */
function leadItems(inserter: InserterPart, belt: BeltPart, as: Readings): Lead[] {
  const near = nearSide(inserter, belt, as);
  const far = near === LEFT ? RIGHT : LEFT;
  const leads: Lead[] = [];
  for (const [side, name] of [
    [far, 'far'],
    [near, 'near'],
  ] as const) {
    const lane = belt.lanes[side];
    const lead = lane[0];
    if (lead === undefined || (as['inserter-take-at-end'] && lead.pos > 0)) continue;
    leads.push({ lane, item: lead.item, name });
  }
  return as['inserter-take-near'] ? leads.reverse() : leads;
}

/** Of two items that the crafter accepts: the lower rank, on a tie the first. */
function prefer(first: Lead, second: Lead, crafter: CrafterPart, belt: BeltPart, as: Readings): Choice {
  const rankOfFirst = rank(first.item, crafter, as);
  const rankOfSecond = rank(second.item, crafter, as);
  if (rankOfFirst === rankOfSecond) {
    const near = first.name === 'near' ? first : second;
    return choice(
      as['inserter-tie-near'] ? near : first,
      belt,
      `: both lanes' items are as welcome to ${named(crafter)}`,
    );
  }
  const chosen = rankOfFirst < rankOfSecond ? first : second;
  return choice(chosen, belt, `: ${named(crafter)} prefers it`);
}

/** A furnace prefers coal, an assembler the item it holds least of; lower is preferred. */
function rank(item: Item, crafter: CrafterPart, as: Readings): number {
  if (crafter.recipe.machine === 'assembler') {
    return as['inserter-no-least-held'] ? 0 : countOf(crafter.inputs, item);
  }
  if (as['furnace-no-coal-first']) return 0;
  if (as['furnace-least-held']) return countOf(crafter.inputs, item);
  if (as['furnace-ore-first']) return item === COAL ? 1 : 0;
  return item === COAL ? 0 : 1;
}

function choice(lead: Lead, belt: BeltPart, reason: string): Choice {
  const why = `from the ${lead.name} lane of ${named(belt)}${reason}`;
  return { found: true, item: lead.item, why, take: () => void lead.lane.shift() };
}
