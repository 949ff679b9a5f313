import type { ReactElement } from 'react';
import { CaseBars } from '../../charts/CaseBars.tsx';
import type { BarNames } from '../../charts/case-bars.ts';
import { GradingRow } from './GradingRow.tsx';
import { gradedCases } from './graded-cases.ts';
import type { FuelSide, FuelSides } from './use-sides.ts';

/** Fuel of every case of the grading as bars; where an engine is not graded, the way to grade it. */
export function GradedFuel({ sides: { of, a, b, runways } }: { sides: FuelSides }): ReactElement {
  if (of === undefined)
    return (
      <section className="fuel-empty" aria-label="Per case">
        <h2>Per case</h2>
        <p>This scenario belongs to no case, so there is no ceiling to hold it against.</p>
      </section>
    );
  const stress = gradedCases('stress', a?.grading, b?.grading, runways);
  const graded = [a, b].find((side) => side?.grading?.kind === 'graded')?.grading;
  const limit = graded?.kind === 'graded' ? graded.result.fuelLimit : null;
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
          names={namesOf(a, b)}
          limit={limit}
          fileName="lattice-fuel-cases"
        />
      )}
    </>
  );
}

/** Smoke cases apart: their fuel is counted and not judged. */
export function SmokeFuel({ sides: { a, b } }: { sides: FuelSides }): ReactElement | null {
  const smoke = gradedCases('smoke', a?.grading, b?.grading, new Map());
  if (smoke.length === 0) return null;
  return (
    <CaseBars
      title="Smoke cases"
      subtitle="fuel is not judged"
      cases={smoke}
      names={namesOf(a, b)}
      limit={null}
      fileName="lattice-fuel-smoke"
    />
  );
}

function namesOf(a: FuelSide | undefined, b: FuelSide | undefined): BarNames {
  return { a: a?.name ?? 'reference', ...(b && { b: b.name }) };
}
