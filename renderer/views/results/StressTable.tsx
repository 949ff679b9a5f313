import { Check, ChevronsUp, EqualNot, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import { readable, readableSeconds, readableShare } from '../../ui/numbers.ts';
import { Pill, type PillKind } from '../../ui/Pill.tsx';
import { AnswerDifferences } from './AnswerDifferences.tsx';
import type { CaseRow, Side } from './case-rows.ts';
import { FuelBar } from './FuelBar.tsx';
import type { Results } from './results.ts';
import { WatchButton } from './WatchButton.tsx';

/** Whose row it is: A as graded here, A as recorded, or B. */
type Tag = 'a' | 'recorded' | 'b';

/** The stress cases: outcome, fuel against the ceiling and the runway, and time, of A and of B. */
export function StressTable({
  results: { rows, a, b, recorded },
}: {
  results: Results;
}): ReactElement | null {
  const stress = rows.filter(({ kind }) => kind === 'stress');
  const [first] = stress;
  if (first === undefined) return null;
  const graded = a?.grading?.kind === 'graded' ? a.grading.result : recorded?.performance;
  const total = graded?.totalFuel ?? null;
  return (
    <section aria-labelledby="stress">
      <h3 id="stress" className="results-heading">
        Stress{' '}
        <small>
          {first.fuelLimit === undefined
            ? 'no fuel limit'
            : `ceiling ${readable(first.fuelLimit)} fuel a case`}
        </small>
      </h3>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">case</th>
            <th scope="col">outcome</th>
            <th scope="col" className="number">
              fuel
            </th>
            <th scope="col">
              <div className="bar-head">
                <span>0</span>
                <span className="ceiling">100 %</span>
                <span>200 %</span>
              </div>
            </th>
            <th scope="col" className="number">
              of ceiling
            </th>
            <th scope="col" className="number">
              runway
            </th>
            <th scope="col" className="number">
              time
            </th>
            <th scope="col">watch</th>
          </tr>
        </thead>
        <tbody>
          {stress.map((row) => (
            <StressRow key={row.input} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">total</th>
            <td />
            <td className="number">{total === null ? 'no total' : readable(total)}</td>
            <td colSpan={5} className="quiet">
              {total === null ? 'only a run that passes has one' : ''}
              {b?.grading?.kind === 'graded' && ` B: ${totalWords(b.grading.result.totalFuel)}`}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function totalWords(total: number | null): string {
  return total === null ? 'no total' : readable(total);
}

function StressRow({ row }: { row: CaseRow }): ReactElement {
  const { name, a, recorded, b, runway } = row;
  const two: readonly (readonly [Tag | undefined, Side])[] = [
    [b || recorded ? 'a' : undefined, a],
    ...(recorded ? [['recorded', recorded] as const] : []),
    ...(b ? [['b', b] as const] : []),
  ];
  const detail = a.result?.detail;
  return (
    <>
      <tr data-case={row.input} className={detail ? 'has-detail' : undefined}>
        <th scope="row">{name}</th>
        <td>{two.map(([tag, side], at) => stacked(at, <Outcome result={side.result} tag={tag} />))}</td>
        <td className="number">
          {two.map(([, side], at) =>
            stacked(at, side.result?.fuel == null ? '–' : readable(side.result.fuel)),
          )}
        </td>
        <td>
          {two.map(([tag, side], at) =>
            stacked(at, <FuelBar side={tag === 'b' ? 'b' : 'a'} share={side.share} runway={runway} />),
          )}
        </td>
        <td className="number">{two.map(([, side], at) => stacked(at, shareWords(side)))}</td>
        <td className="number">{runway === undefined ? '–' : `${runway}×`}</td>
        <td className="number">
          {two.map(([, side], at) =>
            stacked(at, side.seconds === undefined ? '–' : readableSeconds(side.seconds)),
          )}
        </td>
        <td>
          <WatchButton row={row} />
        </td>
      </tr>
      {detail && (
        <tr className="case-detail">
          <td colSpan={8}>
            {detail}
            <AnswerDifferences name={name} differences={row.differences} />
          </td>
        </tr>
      )}
    </>
  );
}

function stacked(at: number, content: ReactElement | string): ReactElement {
  return (
    <div key={at} className="stacked">
      {content}
    </div>
  );
}

function shareWords({ share }: Side): ReactElement | string {
  if (share === undefined) return '–';
  const words = readableShare(share);
  return share > 1 ? <span className="over">{words}</span> : words;
}

const OUTCOMES: Readonly<Record<string, readonly [PillKind, typeof Check]>> = {
  passed: ['good', Check],
  'over the ceiling': ['ceiling', ChevronsUp],
  skipped: ['dashed', Minus],
};

function Outcome({
  result,
  tag,
}: {
  result: PerformanceCaseResult | undefined;
  tag: Tag | undefined;
}): ReactElement {
  const words = result ? outcomeWords(result) : 'not graded';
  const [kind, Icon] = OUTCOMES[words] ?? ['difference', EqualNot];
  const from = result?.firstMismatchTick;
  return (
    <>
      {tag === 'recorded' && <span className="quiet">recorded</span>}
      {tag && tag !== 'recorded' && <span className={`tag tag-${tag}`}>{tag.toUpperCase()}</span>}
      <Pill kind={kind}>
        <Icon size={12} aria-hidden="true" /> {words}
        {from == null ? '' : ` from ${readable(from)}`}
      </Pill>
    </>
  );
}
