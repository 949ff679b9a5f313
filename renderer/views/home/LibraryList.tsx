import type { ReactElement } from 'react';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { itemsOf } from '../../state/library.ts';
import { KINDS, LibraryRow } from './LibraryRow.tsx';

/** The case and the engines that ship with the program. */
export function LibraryList({ items }: { items: readonly LibraryItem[] }): ReactElement {
  const built = items.filter(({ origin }) => origin === 'demo');
  const scored = itemsOf(built, 'scenario').filter(({ of }) => of?.kind === 'stress');
  return (
    <section aria-labelledby="library">
      <h2 id="library">Built in</h2>
      <table className="library">
        <thead className="for-readers">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Kind</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {[...scored, ...itemsOf(built, 'module')].map((item) => (
            <LibraryRow key={item.id} item={item} items={built} state={KINDS[item.kind]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
