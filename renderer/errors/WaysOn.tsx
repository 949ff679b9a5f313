import type { ReactElement } from 'react';
import type { FaultAnswer } from '../../shared/api/answers.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { WayOn } from './causes.ts';
import { detailsOf } from './explain.ts';

/** Buttons for what can be done about a fault. `retry` and `close` are shown where there is something for them to do. */
export function WaysOn({
  ways,
  fault,
  retry,
  close,
}: {
  ways: readonly WayOn[];
  fault: FaultAnswer;
  retry?: { readonly label: string; readonly run: () => void };
  close?: () => void;
}): ReactElement {
  return (
    <div className="button-row">
      {retry && (
        <button type="button" className="button button-small" onClick={retry.run}>
          {retry.label}
        </button>
      )}
      {ways.includes('open-files') && (
        <CommandButton id="open-files" className="button button-small" worded>
          Open another
        </CommandButton>
      )}
      {ways.includes('open-folder') && (
        <CommandButton id="open-folder" className="button button-small" worded>
          Open a folder
        </CommandButton>
      )}
      {ways.includes('locate-case') && (
        <CommandButton id="open-folder" className="button button-small" worded>
          Locate its case
        </CommandButton>
      )}
      <CopyButton text={detailsOf(fault)}>Copy details</CopyButton>
      {close && (
        <button type="button" className="button button-small" onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}
