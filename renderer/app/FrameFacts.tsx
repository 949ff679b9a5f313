import type { ReactElement } from 'react';
import type { Provenance, Verification } from '../../shared/replay/frame-source.ts';
import type { CheckedFrame } from './use-replay.ts';

const PROVENANCE: Readonly<Record<Provenance, string>> = {
  recorded: 'recorded in the run',
  computed: 'computed by the module, here',
  bracketed: 'of the reference, between two ticks on which module and reference agree',
  reference: 'of the reference engine',
};

const VERIFICATION: Readonly<Record<Verification, string>> = {
  verified: 'the checksum is the known one',
  unverifiable: 'nothing is known of this tick',
  mismatch: 'the checksum is not the known one',
};

/** Where a frame comes from, and its checksum as this page has taken it. */
export function FrameFacts({
  shown,
  expected,
}: {
  shown: CheckedFrame;
  expected: string | undefined;
}): ReactElement {
  const { frame, provenance, verification, checksum } = shown;
  return (
    <dl className="facts">
      <dt>Tick</dt>
      <dd className="number">{frame.tick.toLocaleString('en')}</dd>
      <dt>Frame</dt>
      <dd>{PROVENANCE[provenance]}</dd>
      <dt>Verification</dt>
      <dd className={verification}>{VERIFICATION[verification]}</dd>
      <dt>Checksum, taken here</dt>
      <dd>
        <code>{checksum}</code>
      </dd>
      {expected !== undefined && (
        <>
          <dt>Expected answer</dt>
          <dd className={expected === checksum ? 'verified' : 'mismatch'}>
            <code>{expected}</code> {expected === checksum ? '(same)' : '(differs)'}
          </dd>
        </>
      )}
    </dl>
  );
}
