import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../../shared/api/answers.ts';
import type { CompareRequest } from '../../shared/api/contract.ts';
import { useAppState } from '../state/app-state.ts';
import type { Place } from '../state/place.ts';
import { Comparing } from './comparing.ts';
import { sidesOf } from './sides.ts';

const sidesText = ({ open }: Place): string | undefined => {
  const sides = open && sidesOf(open);
  return sides && JSON.stringify(sides);
};
const isDivergence = ({ view }: Place): boolean => view === 'divergence';

/** Compares what is open as soon as the divergence view is looked at; the result is kept for as long as it is open. */
export function useComparing(services: Services): void {
  const app = useAppState();
  const text = useStore(app.place, sidesText);
  const wanted = useStore(app.place, isDivergence);
  const comparing = useMemo(() => {
    const sides: Omit<CompareRequest, 'comparison'> | undefined = text && JSON.parse(text);
    return sides && new Comparing(app, services, sides);
  }, [app, services, text]);
  useEffect(() => () => comparing?.dispose(), [comparing]);
  useEffect(() => {
    if (wanted && comparing && !comparing.isStarted) comparing.compare(false);
  }, [comparing, wanted]);
}
