import { useStore } from 'zustand';
import type { DifferentCount } from '../../../../shared/api/comparison.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { ComparisonState } from '../../../state/comparison.ts';
import type { Place } from '../../../state/place.ts';

const isDivergence = ({ view }: Place): boolean => view === 'divergence';
const countsOf = ({ answer }: ComparisonState): readonly DifferentCount[] | undefined => answer?.counts;

/** How many entities differ over ticks, where that is what one looks at; it takes the place of the fuel then. */
export function useCounts(): readonly DifferentCount[] | undefined {
  const { place, comparison } = useAppState();
  const wanted = useStore(place, isDivergence);
  const counts = useStore(comparison, countsOf);
  return wanted && counts && counts.length > 0 ? counts : undefined;
}
