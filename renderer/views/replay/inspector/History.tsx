import { type ReactElement, useState } from 'react';
import type { Entity } from '../../../../shared/lattice/scenario/scenario.ts';
import type { EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import { oneDecimal, readable } from '../../../ui/numbers.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { FieldChart } from './FieldChart.tsx';
import { fieldHistory } from './field-history.ts';
import { fieldsOf } from './fields.ts';
import { throughputOf } from './throughput.ts';
import { usePast } from './use-past.ts';

const WINDOWS = [60, 600, 3600] as const;

/** The last ticks of an entity: what it got done, and how its fields went. */
export function History({
  entity,
  index,
  state,
  followed,
}: {
  entity: Entity;
  index: number;
  state: EntityState;
  followed: string | undefined;
}): ReactElement {
  const [ticks, setTicks] = useState<number>(600);
  const { states, loading, error } = usePast(index, ticks);
  const throughput = throughputOf(entity, states);
  const names = fieldsOf(state)
    .filter(({ number }) => number !== undefined)
    .map(({ name }) => name);
  const drawn = followed === undefined ? names.slice(0, 4) : [followed];
  return (
    <section className="history" aria-busy={loading}>
      <h3>
        History
        <select
          aria-label="Ticks of history"
          className="select select-small"
          value={ticks}
          onChange={(event) => setTicks(Number(event.target.value))}
        >
          {WINDOWS.map((one) => (
            <option key={one} value={one}>
              last {readable(one)} ticks
            </option>
          ))}
        </select>
      </h3>
      {error !== undefined && <p className="quiet">It cannot be had: {error}.</p>}
      {states.length === 0 && error === undefined && (
        <p className="quiet">Looked up as soon as the replay stands.</p>
      )}
      {throughput && (
        <p className="throughput" data-throughput={throughput.perMinute}>
          <strong className="number">{oneDecimal(throughput.perMinute)}</strong> a minute
          <span className="throughput-detail">
            {readable(throughput.items)} {throughput.what}
            {throughput.ofMost !== undefined &&
              ` · ${Math.min(100, Math.round(throughput.ofMost * 100))} % of most`}
          </span>
        </p>
      )}
      {states.length > 1 && drawn.map((name) => <FieldChart key={name} name={name} states={states} />)}
      {states.length > 1 && followed !== undefined && (
        <FieldChanges name={followed} changes={fieldHistory(states, followed).changes} />
      )}
      {states.length > 1 && followed === undefined && names.length > 0 && (
        <p className="quiet">Press a field above for the list of its changes.</p>
      )}
    </section>
  );
}
