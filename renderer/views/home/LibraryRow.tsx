import type { ReactElement, ReactNode } from 'react';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { placeOfRun } from '../../opening/where-next.ts';
import { useAppState } from '../../state/app-state.ts';
import { openPlace, showCase } from '../../state/place.ts';
import { waysToOpen } from './ways-to-open.ts';

export const KINDS: Readonly<Record<LibraryItem['kind'], string>> = {
  case: 'case',
  scenario: 'scenario',
  module: 'engine',
  states: 'recorded states',
  run: 'run',
  runs: 'folder of runs',
  source: 'source code',
};

/** An item with the ways to open it. */
export function LibraryRow({
  item,
  items,
  state,
  children,
}: {
  item: LibraryItem;
  items: readonly LibraryItem[];
  state: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const { place, overlay } = useAppState();
  const usable = item.trouble === undefined;
  return (
    <tr>
      <th scope="row" className={usable ? undefined : 'quiet'}>
        {item.name}
      </th>
      <td className="quiet">{state}</td>
      <td className="library-ways">
        {usable &&
          waysToOpen(item, items).map((way) => (
            <button
              key={way.label}
              type="button"
              className="button button-small"
              aria-label={`${item.name}: ${way.label}`}
              onClick={() => openPlace(place, way.open)}
            >
              {way.label}
            </button>
          ))}
        {usable && item.kind === 'run' && (
          <button
            type="button"
            className="button button-small"
            aria-label={`${item.name}: results`}
            onClick={() => openPlace(place, placeOfRun(item), 0, 'results')}
          >
            results
          </button>
        )}
        {usable && item.kind === 'runs' && (
          <button
            type="button"
            className="button button-small"
            aria-label={`${item.name}: field`}
            onClick={() => place.setState({ view: 'field', field: item.id })}
          >
            field
          </button>
        )}
        {usable && item.kind === 'case' && (
          <button
            type="button"
            className="button button-small"
            aria-label={`${item.name}: case`}
            onClick={() => showCase(place, item.id, waysToOpen(item, items)[0]?.open)}
          >
            case
          </button>
        )}
        {usable && ['module', 'source', 'case'].includes(item.kind) && (
          <button
            type="button"
            className="button button-small"
            aria-label={`${item.name}: grade`}
            onClick={() =>
              overlay.setState({
                shown: 'grade',
                toGrade: { [item.kind === 'case' ? 'case' : 'module']: item.id },
              })
            }
          >
            grade
          </button>
        )}
      </td>
      {children}
    </tr>
  );
}
