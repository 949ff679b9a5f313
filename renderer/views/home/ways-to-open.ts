import type { LibraryItem } from '../../../shared/api/answers.ts';
import { answerOf, itemsOf } from '../../state/library.ts';
import type { OpenPlace } from '../../state/place.ts';

/** One way in which an item can be opened. */
export interface Way {
  readonly label: string;
  readonly open: OpenPlace;
}

/** A row has room for so many; in the replay every engine and every case can be chosen. */
const MOST_WAYS = 4;

/** How an item can be opened: a case by its inputs, an engine on scenarios, states alone or on a scenario. */
export function waysToOpen(item: LibraryItem, items: readonly LibraryItem[]): readonly Way[] {
  return allWays(item, items).slice(0, MOST_WAYS);
}

function allWays({ id, kind, carries }: LibraryItem, items: readonly LibraryItem[]): readonly Way[] {
  const scenarios = itemsOf(items, 'scenario').filter(({ of }) => of?.kind !== 'smoke');
  switch (kind) {
    case 'case':
      return scenarios
        .filter(({ of }) => of?.case === id)
        .map((scenario) => ({
          label: `watch ${lastName(scenario.name)}`,
          open: { scenario: scenario.id, playback: false },
        }));
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
    // Looked at as a field, or built first: neither is a replay.
    case 'runs':
    case 'source':
      return [];
    case 'run':
      return (carries?.inputs ?? []).flatMap(({ scenario, states }) => {
        const name = scenarios.find((one) => one.id === scenario)?.name;
        if (scenario === undefined || name === undefined) return [];
        const recorded = states === undefined ? {} : { states };
        const module = carries?.module === undefined ? {} : { module: carries.module };
        return [
          { label: `watch ${name}`, open: { scenario, run: id, playback: false, ...module, ...recorded } },
        ];
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

/** The input's own name, where the case's stands before it. */
function lastName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
