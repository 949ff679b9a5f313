import { memo, type ReactElement } from 'react';
import type { Entity, Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../../shared/lattice/state/canonical.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import { readable } from '../../ui/numbers.ts';
import { describeState } from './inspector/describe-state.ts';
import { EntityLink } from './inspector/EntityLink.tsx';

/** Every entity of a frame with its state in words. */
export const EntityTable = memo(function EntityTable({
  frame,
  scenario,
}: {
  frame: Frame;
  scenario: Scenario | null;
}): ReactElement {
  const { entities } = decodeFrame(frame);
  return (
    <table className="entities">
      <caption>
        {readable(entities.length)} entities after tick {readable(frame.tick)}
      </caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Entity</th>
          <th scope="col">Tile</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {entities.map((state, index) => (
          <EntityRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an entity's index is its name in every state
            key={index}
            index={index}
            entity={scenario?.entities[index]}
            kind={state.kind}
            words={describeState(state)}
          />
        ))}
      </tbody>
    </table>
  );
});

/** A row changes only with its words, so that a table of a large board follows the replay. */
const EntityRow = memo(function EntityRow({
  index,
  entity,
  kind,
  words,
}: {
  index: number;
  entity: Entity | undefined;
  kind: string;
  words: string;
}): ReactElement {
  return (
    <tr>
      <td className="number">{index}</td>
      <td>{entity ? <EntityLink entity={entity} /> : kind}</td>
      <td className="number" data-as-it-is>
        {entity && `${entity.x},${entity.y}`}
      </td>
      <td>{words}</td>
    </tr>
  );
});
