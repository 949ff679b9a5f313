import { Check, ChevronsUp, EqualNot, Play, SkipForward, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { outcomeWords, verdictSentence } from '../../../shared/grading/verdict-words.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../../../shared/records/performance.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { openPlace, type View } from '../../state/place.ts';
import { FIGURES, readable, readableFuel, readableShare } from '../../ui/numbers.ts';
import { Pill, type PillKind } from '../../ui/Pill.tsx';

const itemsOfLibrary = ({ items }: LibraryState): LibraryState['items'] => items;

/** What an engine came to: the verdict, and a row for each input with a way to watch it. */
export function GradingResult({
  result,
  module,
  onCase,
}: {
  result: PerformanceResult;
  module: string;
  onCase: string;
}): ReactElement {
  const { library, place, overlay } = useAppState();
  const items = useStore(library, itemsOfLibrary) ?? [];
  const watch = ({ id, of }: LibraryItem, tick: number, view: View = 'replay'): void => {
    overlay.setState({ shown: 'none' });
    const states = of === undefined ? {} : { states: of.answer };
    openPlace(place, { scenario: id, module, ...states, playback: false }, tick, view);
  };
  const first = items.find(({ of }) => of?.case === onCase && of.kind === 'stress');
  return (
    <section aria-label="Result">
      <p className="verdict" role="status">
        {verdictSentence(result, FIGURES)}
      </p>
      {first && (
        <div className="button-row">
          <button type="button" className="button" onClick={() => watch(first, 0, 'results')}>
            Open the results
          </button>
        </div>
      )}
      <div className="grade-rows">
        <table className="library">
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Outcome</th>
              <th scope="col" className="number">
                Fuel
              </th>
              <th scope="col" className="number">
                Of limit
              </th>
              <th scope="col">Watch</th>
            </tr>
          </thead>
          <tbody>
            {result.cases.map((row) => {
              const scenario = items.find(({ of }) => of?.case === onCase && of.input === row.input);
              const wrong = row.firstMismatchTick ?? 0;
              return (
                <tr key={row.input}>
                  <th scope="row">{row.input}</th>
                  <td>
                    <Outcome row={row} />
                  </td>
                  <td className="number">{row.fuel === null ? '–' : readableFuel(row.fuel)}</td>
                  <td className="number">{shareOf(row, result.fuelLimit)}</td>
                  <td className="library-ways">
                    {scenario && !row.skipped && (
                      <button
                        type="button"
                        className="button button-small"
                        aria-label={`Watch ${row.input}`}
                        onClick={() => watch(scenario, wrong)}
                      >
                        <Play size={12} aria-hidden="true" />{' '}
                        {wrong > 0 ? `tick ${readable(wrong)}` : 'Watch'}
                      </button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const OUTCOMES: Readonly<Record<string, readonly [PillKind, typeof Check]>> = {
  passed: ['good', Check],
  'over the ceiling': ['ceiling', ChevronsUp],
  'wrong answer': ['difference', EqualNot],
  skipped: ['dashed', SkipForward],
};

function Outcome({ row }: { row: PerformanceCaseResult }): ReactElement {
  const words = outcomeWords(row);
  const [kind, Icon] = OUTCOMES[words] ?? ['warning', TriangleAlert];
  return (
    <Pill kind={kind} {...(row.detail === null ? {} : { title: row.detail })}>
      <Icon size={12} aria-hidden="true" /> {words}
    </Pill>
  );
}

/** Smoke fuel is not judged, so its share would only mislead. */
function shareOf({ fuel, kind }: PerformanceCaseResult, limit: number | null): string {
  if (fuel === null || limit === null || kind === 'smoke') return '–';
  return readableShare(fuel / limit);
}
