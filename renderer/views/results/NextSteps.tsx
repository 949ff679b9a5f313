import { ChartNoAxesColumn, ChevronRight, EqualNot, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { openPlace } from '../../state/place.ts';
import { readable } from '../../ui/numbers.ts';
import type { CaseRow } from './case-rows.ts';
import { RecordFacts } from './RecordFacts.tsx';
import type { Results } from './results.ts';

/** What to do next, the likeliest first, and what was graded. */
export function NextSteps({ results }: { results: Results }): ReactElement {
  const { place } = useAppState();
  const { a, b, rows, onCase, recorded } = results;
  const row = decisive(rows);
  const graded = a?.grading?.kind === 'graded' ? a.grading : undefined;
  const go = (view: 'replay' | 'divergence' | 'fuel', tick: number): void => {
    const { open } = place.getState();
    if (open === undefined || row?.scenario === undefined) return;
    const beside = view === 'divergence' ? { beside: open.beside ?? 'reference' } : {};
    const states = `${row.scenario}-answer`;
    openPlace(place, { ...open, scenario: row.scenario, states, ...beside }, tick, view);
  };
  return (
    <aside className="inspector next-steps" aria-label="Next" tabIndex={-1}>
      <h2>Next</h2>
      {row?.scenario !== undefined && (
        <ul>
          <Step
            icon={Play}
            main
            name={`Watch ${row.name}`}
            detail={watchWords(row)}
            onGo={() => go('replay', row.a.result?.firstMismatchTick ?? 0)}
          />
          {row.a.result?.correct === false && !row.a.result.overCeiling && (
            <Step
              icon={EqualNot}
              name="Find the first difference"
              detail="tick, entity, field and rule"
              onGo={() => go('divergence', 0)}
            />
          )}
          {b && (
            <Step
              icon={EqualNot}
              name={`Compare with ${b.name}`}
              detail="tick by tick"
              onGo={() => go('divergence', 0)}
            />
          )}
          <Step
            icon={ChartNoAxesColumn}
            name="See how the fuel grows"
            detail="over the ticks of this input"
            onGo={() => go('fuel', 0)}
          />
        </ul>
      )}
      {graded && (
        <dl className="facts">
          <dt>module</dt>
          <dd>{readable(graded.module.bytes)} bytes</dd>
          <dt>sha-256</dt>
          <dd>
            <code title={graded.module.sha256}>{graded.module.sha256.slice(0, 12)}…</code>
          </dd>
          <dt>host</dt>
          <dd>{graded.host}</dd>
          <dt>case</dt>
          <dd>{onCase?.name}</dd>
        </dl>
      )}
      {recorded && <RecordFacts record={recorded} />}
    </aside>
  );
}

/** The input that decides: the first wrong one, else the one with the most fuel. */
function decisive(rows: readonly CaseRow[]): CaseRow | undefined {
  const wrong = rows.find(
    ({ a }) => a.result && !a.result.correct && !a.result.overCeiling && !a.result.skipped,
  );
  if (wrong) return wrong;
  return rows
    .filter(({ kind }) => kind === 'stress')
    .sort((one, other) => (other.a.result?.fuel ?? 0) - (one.a.result?.fuel ?? 0))[0];
}

function watchWords({ a }: CaseRow): string {
  const from = a.result?.firstMismatchTick;
  return from == null ? 'from tick 0' : `from its first wrong tick, ${readable(from)}`;
}

function Step({
  icon: Icon,
  name,
  detail,
  main = false,
  onGo,
}: {
  icon: typeof Play;
  name: string;
  detail: string;
  main?: boolean;
  onGo: () => void;
}): ReactElement {
  return (
    <li>
      <button type="button" className={main ? 'step step-main' : 'step'} onClick={onGo}>
        <Icon size={16} aria-hidden="true" />
        <span>
          <strong>{name}</strong>
          <small>{detail}</small>
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
