import { memo, type ReactElement } from 'react';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../shared/lattice/state/canonical.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';
import { describeEntity, describeState } from './describe-state.ts';

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
    <table>
      <caption>
        {entities.length} entities after tick {frame.tick.toLocaleString('en')}
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
        {entities.map((state, index) => {
          const entity = scenario?.entities[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entity's index is its name in every state
            <tr key={index}>
              <td className="number">{index}</td>
              <td>{entity ? describeEntity(entity) : state.kind}</td>
              <td className="number">{entity ? `${entity.x}, ${entity.y}` : ''}</td>
              <td>{describeState(state)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
