import { Check, ChevronsUp, EqualNot, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { PerformanceResult } from '../../../shared/records/performance.ts';
import { Pill, type PillKind } from '../../ui/Pill.tsx';
import { headline, type Standing, standingOf } from './verdict-headline.ts';

const SIGNS: Readonly<Record<Standing, readonly [PillKind, typeof Check]>> = {
  passes: ['good', Check],
  'over the ceiling': ['ceiling', ChevronsUp],
  wrong: ['difference', EqualNot],
  'no result': ['warning', TriangleAlert],
};

/** A verdict in one sentence, with its sign and where it comes from. */
export function VerdictHead({
  name,
  result,
  small = false,
  unreadable = false,
  children,
}: {
  name: string;
  /** Null where the record holds none. */
  result: PerformanceResult | null;
  /** It stands below another one. */
  small?: boolean;
  /** It is of a record that cannot be read. */
  unreadable?: boolean;
  children: ReactNode;
}): ReactElement {
  if (result === null) {
    return (
      <section aria-label="Verdict">
        <div className="pills">{children}</div>
        <h2 className="headline">
          {unreadable ? 'The record cannot be read.' : 'The record holds no performance result.'}
        </h2>
      </section>
    );
  }
  const standing = standingOf(result);
  const [kind, Icon] = SIGNS[standing];
  const right = result.cases.filter(({ correct }) => correct).length;
  return (
    <section aria-label="Verdict" data-standing={standing}>
      <div className="pills">
        <Pill kind={kind}>
          <Icon size={12} aria-hidden="true" /> {standing}
        </Pill>
        <Pill kind="plain">
          {right} of {result.cases.length} cases
        </Pill>
        {children}
      </div>
      {!small && <h2 className="headline">{headline(name, result)}</h2>}
    </section>
  );
}
