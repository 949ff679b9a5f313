import type { LibraryItem } from '../../../shared/api/answers.ts';
import { answerOf, itemsOf } from '../../state/library.ts';
import type { OpenPlace } from '../../state/place.ts';

/** One way in which an item can be opened. */
export interface Way {
  readonly label: string;
  readonly open: OpenPlace;
}

/** How an item can be opened: a case by the reference, an engine on each case, states alone or on a case. */
export function waysToOpen({ id, kind }: LibraryItem, items: readonly LibraryItem[]): readonly Way[] {
  const scenarios = itemsOf(items, 'scenario');
  switch (kind) {
    case 'scenario':
      return [{ label: 'watch the reference', open: { scenario: id, playback: false } }];
    case 'module':
      return scenarios.map((scenario) => {
        const states = answerOf(items, scenario.id);
        const answer = states === undefined ? {} : { states };
        return {
          label: `on ${scenario.name}`,
          open: { scenario: scenario.id, module: id, playback: false, ...answer },
        };
      });
    case 'states':
      return [
        { label: 'as recorded', open: { states: id, playback: false } },
        ...scenarios.map((scenario) => ({
          label: `on ${scenario.name}`,
          open: { scenario: scenario.id, states: id, playback: false },
        })),
      ];
  }
}
