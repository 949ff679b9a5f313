import type { ReactElement } from 'react';
import { CommandButton } from '../../../ui/CommandButton.tsx';
import type { useFuel } from './use-fuel.ts';

/** Measures the fuel where nobody has, and stops measuring it. */
export function FuelButtons({ fuel }: { fuel: ReturnType<typeof useFuel> }): ReactElement | null {
  if (fuel === 'none') return null;
  const isMeasured = fuel !== undefined && 'points' in fuel;
  if (isMeasured && fuel.done >= fuel.total) return null;
  return (
    <CommandButton id={isMeasured ? 'stop-fuel' : 'measure-fuel'} className="text-button icon-small" worded>
      {isMeasured ? 'Cancel' : 'Measure'}
    </CommandButton>
  );
}
