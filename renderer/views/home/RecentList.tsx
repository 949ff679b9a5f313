import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { useAppState } from '../../state/app-state.ts';
import { type LibraryState, recentOf } from '../../state/library.ts';
import { Pill } from '../../ui/Pill.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { KINDS, LibraryRow } from './LibraryRow.tsx';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What the user opened, latest first; what is gone says so and can be taken off the list. */
export function RecentList({ items }: { items: readonly LibraryItem[] }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const opened = recentOf(items);
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent</h2>
      {opened.length === 0 ? (
        <p className="library-empty quiet">What you open is listed here, also the next time.</p>
      ) : (
        <table className="library">
          <thead className="for-readers">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Kind</th>
              <th scope="col">Open</th>
              <th scope="col">Opened</th>
              <th scope="col">Remove</th>
            </tr>
          </thead>
          <tbody>
            {opened.map((item) => (
              <LibraryRow
                key={item.id}
                item={item}
                items={items}
                state={item.trouble === undefined ? KINDS[item.kind] : <Trouble why={item.trouble} />}
              >
                <td className="number quiet">{timeAgo(item.openedAt ?? 0, Date.now())}</td>
                <td className="library-remove">
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove ${item.name} from the list`}
                    title="Remove from the list"
                    onClick={() => controls?.forget(item.id)}
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </td>
              </LibraryRow>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Trouble({ why }: { why: string }): ReactElement {
  return (
    <Pill kind="warning" title={why}>
      <X size={12} aria-hidden="true" /> {why === 'missing' ? 'missing' : 'cannot be read'}
    </Pill>
  );
}
