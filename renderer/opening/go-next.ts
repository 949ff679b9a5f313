import type { LibraryItem } from '../../shared/api/answers.ts';
import type { AppState } from '../state/app-state.ts';
import { openPlace } from '../state/place.ts';
import { whereNext } from './where-next.ts';

/** Goes where items lead that were opened just now, at a tick where one was asked for. */
export function goNext({ place, overlay }: AppState, items: readonly LibraryItem[], tick = 0): void {
  const next = whereNext(items);
  switch (next.kind) {
    case 'watch':
      openPlace(place, next.open, tick);
      return;
    case 'results':
      openPlace(place, next.open, tick, 'results');
      return;
    case 'field':
      place.setState({ view: 'field', field: next.folder });
      return;
    case 'grade':
      overlay.setState(({ toGrade }) => ({
        shown: 'grade',
        toGrade: { module: next.module, case: next.case ?? toGrade.case },
      }));
      return;
    case 'stay':
      return;
  }
}
