import { memo, type ReactElement } from 'react';
import { ITEMS, type ItemName, itemName } from '../../../shared/lattice/items.ts';
import { RECIPE } from '../../../shared/lattice/recipes.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { ItemIcon } from '../../ui/ItemIcon.tsx';

/** The items that can be on a board, by the look that they have there. */
export const Legend = memo(function Legend({ scenario }: { scenario: Scenario }): ReactElement {
  return (
    <ul className="legend" aria-label="Items">
      {itemsOn(scenario).map((name) => (
        <li key={name}>
          <ItemIcon item={name} /> {name}
        </li>
      ))}
    </ul>
  );
});

function itemsOn({ entities }: Scenario): readonly ItemName[] {
  const names = new Set<string>();
  for (const entity of entities) {
    if ('item' in entity) names.add(entity.item);
    if (!('recipe' in entity)) continue;
    const { inputs, output } = RECIPE[entity.recipe];
    for (const { item } of [...inputs, output]) names.add(itemName(item));
  }
  return ITEMS.filter((name) => names.has(name));
}
