import type { ReactElement } from 'react';
import { CaseBars } from '../../charts/CaseBars.tsx';
import { GradingRow } from './GradingRow.tsx';
import { gradedCases } from './graded-cases.ts';
import type { FuelSides } from './use-sides.ts';

/** Fuel of every case of the grading as bars, smoke cases apart; where an engine is not graded, the way to grade it. */
export function GradedFuel({ sides: { of, a, b } }: { sides: FuelSides }): ReactElement {
  if (of === undefined)
    return (
      <section className="fuel-empty" aria-label="Per case">
        <h2>Per case</h2>
        <p>This scenario belongs to no case, so there is no ceiling to hold it against.</p>
      </section>
    );
  const stress = gradedCases('stress', a?.grading, b?.grading);
  const smoke = gradedCases('smoke', a?.grading, b?.grading);
  const graded = [a, b].find((side) => side?.grading?.kind === 'graded')?.grading;
  const limit = graded?.kind === 'graded' ? graded.result.fuelLimit : null;
  const names = { a: a?.name ?? 'reference', ...(b && { b: b.name }) };
  return (
    <>
      <section className="fuel-sides" aria-label="Grading">
        {[a, b].map((side) => side && <GradingRow key={side.key} side={side} onCase={of.case} />)}
      </section>
      {stress.length > 0 && (
        <CaseBars
          title="Per case"
          subtitle={b ? 'A against B' : 'stress cases'}
          cases={stress}
          names={names}
          limit={limit}
          fileName="lattice-fuel-cases"
        />
      )}
      {smoke.length > 0 && (
        <CaseBars
          title="Smoke cases"
          subtitle="fuel is not judged"
          cases={smoke}
          names={names}
          limit={null}
          fileName="lattice-fuel-smoke"
        />
      )}
    </>
  );
}
