import type { ReactElement } from 'react';
import type { ComparingWork } from '../../state/comparison.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';

/** What is being done, how far it is, and a way to stop it. */
export function WorkCard({ work: { work, done, total } }: { work: ComparingWork }): ReactElement {
  return (
    <section className="finding-card work-card appears-late" role="status">
      <p>{work}</p>
      <progress value={total > 1 ? done : undefined} max={total} aria-label={work} />
      <CommandButton id="stop-comparing" className="button button-small" worded>
        Cancel
      </CommandButton>
    </section>
  );
}
