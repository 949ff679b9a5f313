import type { PerformanceResult } from '../../../shared/records/performance.ts';
import { readable, readableShare } from '../../ui/numbers.ts';

/** How a run stands, for its sign. */
export type Standing = 'passes' | 'over the ceiling' | 'wrong' | 'no result';

export function standingOf({ correct, cases, detail }: PerformanceResult): Standing {
  if (correct) return 'passes';
  if (detail !== null) return 'no result';
  const wrong = cases.some((result) => !result.correct && !result.overCeiling && !result.skipped);
  return wrong ? 'wrong' : 'over the ceiling';
}

/** What an engine came to in one sentence that a person remembers, with the case that decides it. */
export function headline(name: string, performance: PerformanceResult): string {
  const { cases, fuelLimit, detail } = performance;
  switch (standingOf(performance)) {
    case 'no result':
      return `${name} has no result: ${detail}.`;
    case 'passes': {
      const tightest = largest(cases.filter(({ kind }) => kind === 'stress'));
      if (tightest?.fuel == null || fuelLimit === null) return `${name} is right on every case.`;
      const room = readableShare(1 - tightest.fuel / fuelLimit);
      return `${name} is right on every case and stays below the ceiling; ${stem(tightest.input)} leaves ${room} of room.`;
    }
    case 'over the ceiling': {
      const over = largest(cases.filter(({ overCeiling }) => overCeiling));
      const share = over?.fuel && fuelLimit ? readableShare(over.fuel / fuelLimit - 1) : 'some';
      return `${name} is right on every case, and ${over ? stem(over.input) : 'one'} is over the ceiling by ${share}.`;
    }
    case 'wrong': {
      const wrong = cases.find((result) => !result.correct && !result.overCeiling && !result.skipped);
      if (wrong === undefined) return `${name} is not right.`;
      const from = wrong.firstMismatchTick;
      const where = from === null ? '' : ` from tick ${readable(from)} on`;
      const gate = wrong.kind === 'smoke' ? ', so no stress case was run' : '';
      return wrong.fuel === null
        ? `${name} does not finish ${stem(wrong.input)}${gate}.`
        : `${name} is wrong on ${stem(wrong.input)}${where}${gate}.`;
    }
  }
}

function largest(cases: PerformanceResult['cases']): PerformanceResult['cases'][number] | undefined {
  return [...cases].sort((a, b) => (b.fuel ?? 0) - (a.fuel ?? 0))[0];
}

function stem(input: string): string {
  return (input.split('/').at(-1) ?? input).replace(/\.json$/, '');
}
