import type { ReactElement } from 'react';
import type { KnownCase } from '../../state/cases.ts';
import { readable } from '../../ui/numbers.ts';

/** How far a validation is, with a way to give it up; a short one is over before this is seen. */
export function ValidationProgress({
  validating: { done, total },
  onCancel,
}: {
  validating: NonNullable<KnownCase['validating']>;
  onCancel: () => void;
}): ReactElement {
  return (
    <div className="field-progress appears-late" role="status">
      <progress
        value={total === 0 ? undefined : done}
        max={Math.max(total, 1)}
        aria-label="Inputs validated"
      />
      <span>{total === 0 ? 'validating' : `${readable(done)} of ${readable(total)} inputs validated`}</span>
      <button type="button" className="button button-small" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
