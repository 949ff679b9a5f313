import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import { openedIn, type Panes } from '../../../state/panes.ts';
import type { CheckedFrame } from '../../../state/playback.ts';
import { PROVENANCE } from '../FramePills.tsx';

const NONE: readonly { tick: number; checksum: string }[] = [];
const gradedA = ({ a }: Panes) => openedIn(a)?.graded ?? NONE;

/** Where the frame comes from, and its checksum as this page has taken it. */
export function FrameFacts({ shown }: { shown: CheckedFrame }): ReactElement {
  const { panes } = useAppState();
  const expected = useStore(panes, gradedA).find(({ tick }) => tick === shown.frame.tick)?.checksum;
  return (
    <section className="facts">
      <h3>This frame</h3>
      <p className="quiet">{PROVENANCE[shown.provenance][1]}</p>
      <dl>
        <dt>checksum, taken here</dt>
        <dd>
          <code>{shown.checksum}</code>
        </dd>
        {expected !== undefined && (
          <>
            <dt>expected answer</dt>
            <dd>
              <code>{expected}</code> {expected === shown.checksum ? '✓ the same' : '≠ another'}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
