import { Footprints } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { DemoCard } from './DemoCard.tsx';
import { DropZone } from './DropZone.tsx';
import { DEMOS } from './demos.ts';
import { LibraryList } from './LibraryList.tsx';
import { RecentList } from './RecentList.tsx';
import { ReopenLast } from './ReopenLast.tsx';
import { SessionList } from './SessionList.tsx';

const all = (state: LibraryState): LibraryState => state;

/** Where one starts: what the program does, three demos, and everything that can be opened. */
export function HomeView(): ReactElement {
  const { library } = useAppState();
  const { items, error } = useStore(library, all);
  return (
    <main className="home">
      <div className="home-column">
        <DropZone />
        <ReopenLast />
        <section aria-labelledby="demos">
          <div className="home-heading">
            <h2 id="demos">
              Start with a demo <small>built in, no file needed</small>
            </h2>
            <CommandButton id="tour" className="text-button" worded>
              <Footprints size={16} aria-hidden="true" /> Five-minute tour
            </CommandButton>
          </div>
          <div className="cards">
            {DEMOS.map((demo) => (
              <DemoCard key={demo.id} demo={demo} />
            ))}
          </div>
        </section>
        {error !== undefined && (
          <p className="notice" role="alert">
            The library cannot be read: {error}
          </p>
        )}
        {items && <RecentList items={items} />}
        <SessionList />
        {items && <LibraryList items={items} />}
      </div>
    </main>
  );
}
