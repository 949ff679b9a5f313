import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';

/** A scenario as JSON to be read by people: one entity a line. */
export function scenarioText(scenario: Scenario): string {
  // The guest's bytes have the keys of every kind in their order.
  const { grid, ticks, snapshots, entities } = JSON.parse(new TextDecoder().decode(guestBytes(scenario)));
  return `{
  "version": 1,
  "grid": ${oneLine(grid)},
  "ticks": ${ticks},
  "snapshots": [${snapshots.join(', ')}],
  "entities": [
${entities.map((entity: object) => `    ${oneLine(entity)}`).join(',\n')}
  ]
}
`;
}

function oneLine(value: object): string {
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`,
  );
  return `{ ${members.join(', ')} }`;
}
