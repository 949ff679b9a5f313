import type { ReactElement } from 'react';
import type { Entity, Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { Link } from '../../../map/standing/why.ts';
import { EntityLink } from './EntityLink.tsx';

/** Why the selected machine stands, reason by reason; a click on one selects who it is at. */
export function WhyItStands({
  scenario,
  links,
}: {
  scenario: Scenario;
  links: readonly Link[];
}): ReactElement {
  return (
    <section className="why">
      <h3>Why it stands</h3>
      <ol aria-label="Why it stands">
        {links.map(({ entity, says, detail }, at) => {
          const is = scenario.entities[entity];
          return (
            <li key={entity}>
              <span>
                {at > 0 && is && <EntityLink entity={is}>{nameOf(is, entity)}</EntityLink>} {says}
              </span>
              <span className="quiet number">{detail}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Machines go by their number, what lies about in rows by its place. */
function nameOf({ type, x, y }: Entity, index: number): string {
  return type === 'belt' ? `belt ${x},${y}` : `${type} ${index}`;
}
