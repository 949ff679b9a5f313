import type { ComparisonAnswer, SelfCheck } from '../../../shared/api/comparison.ts';

/** What is known of one question about a side. */
export interface Light {
  readonly name: string;
  readonly state: 'good' | 'bad' | 'none' | 'waiting';
  readonly checks: readonly SelfCheck[];
}

/** The three questions that come before all others, and what follows from their answers. */
export function lightsOf(answer: ComparisonAnswer | undefined): {
  readonly lights: readonly Light[];
  readonly conclusion: string;
} {
  const { a = [], b = [] } = answer?.consistency ?? {};
  const isRestore = ({ check }: SelfCheck): boolean => check === 'restored';
  const lights = [
    light('A consistent', a, answer),
    light('B consistent', b, answer),
    light('Restore exact', [...a, ...b].filter(isRestore), answer),
  ];
  return { lights, conclusion: conclusionOf(answer, lights) };
}

function light(name: string, checks: readonly SelfCheck[], answer: ComparisonAnswer | undefined): Light {
  if (answer === undefined) return { name, state: 'waiting', checks };
  if (checks.some(({ firstDifferentTick }) => firstDifferentTick !== undefined))
    return { name, state: 'bad', checks };
  return { name, state: checks.length === 0 ? 'none' : 'good', checks };
}

function conclusionOf(answer: ComparisonAnswer | undefined, lights: readonly Light[]): string {
  if (answer === undefined) return '';
  if (lights.some(({ state }) => state === 'bad'))
    return 'A side that does not agree with itself cannot be held against another.';
  if (answer.series.compared === 0) return 'There is no tick at which both can be compared.';
  return answer.series.same
    ? 'They agree wherever they were compared.'
    : 'So the engines disagree, not the replay.';
}
