import type { ReactElement } from 'react';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { useAppState } from '../../state/app-state.ts';
import { answerOf, itemsOf } from '../../state/library.ts';
import { openPlace } from '../../state/place.ts';
import { waysToOpen } from './ways-to-open.ts';

const KINDS: Readonly<Record<LibraryItem['kind'], string>> = {
  scenario: 'case',
  module: 'engine',
  states: 'recorded states',
};

/** Everything that can be opened, what the user named first. */
export function LibraryList({ items }: { items: readonly LibraryItem[] }): ReactElement {
  const { place } = useAppState();
  const scenarios = itemsOf(items, 'scenario');
  const listed = [...scenarios, ...itemsOf(items, 'module'), ...itemsOf(items, 'states')].filter(
    ({ id }) => !scenarios.some((scenario) => answerOf(items, scenario.id) === id),
  );
  const ordered = [
    ...listed.filter(({ origin }) => origin === 'opened'),
    ...listed.filter(({ origin }) => origin === 'demo'),
  ];
  return (
    <section aria-labelledby="library">
      <h2 id="library">Library</h2>
      <table className="library">
        <thead className="for-readers">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Kind</th>
            <th scope="col">Origin</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.name}</th>
              <td className="quiet">{KINDS[item.kind]}</td>
              <td className="quiet">{item.origin === 'opened' ? 'opened by you' : 'demo'}</td>
              <td className="library-ways">
                {waysToOpen(item, items).map((way) => (
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
