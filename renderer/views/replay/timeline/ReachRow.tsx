import type { ReactElement } from 'react';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { PROVENANCE } from '../FramePills.tsx';
import { placeOf } from './tick-scale.ts';
import { useReach } from './use-known.ts';

/** What can be had at once, by how it would come. */
export function ReachRow({ shown }: { shown: TickScale }): ReactElement {
  const reach = useReach();
  return (
    <div className="reach-row">
      {reach.map(({ provenance, from, to }) => {
        const place = placeOf(shown, from, to);
        return (
          place && (
            <div
              key={`${provenance} ${from}`}
              className={`reach reach-${provenance}`}
              title={`ticks ${readable(from)} to ${readable(to)}: ${PROVENANCE[provenance][1]}`}
              style={{ left: place.left, width: `max(1px, ${place.width})` }}
            />
          )
        );
      })}
    </div>
  );
}
