import { Check, EqualNot, LoaderCircle, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { SelfCheck } from '../../../shared/api/comparison.ts';
import { useAppState } from '../../state/app-state.ts';
import type { ComparisonState } from '../../state/comparison.ts';
import { readable } from '../../ui/numbers.ts';
import { type Light, lightsOf } from './lights.ts';

const answerOf = ({ answer }: ComparisonState): ComparisonState['answer'] => answer;
const ICONS = { good: Check, bad: EqualNot, none: Minus, waiting: LoaderCircle } as const;

/** Whether each side agrees with itself, before anything is said of the two. */
export function Lights(): ReactElement {
  const { comparison } = useAppState();
  const answer = useStore(comparison, answerOf);
  const { lights, conclusion } = lightsOf(answer);
  return (
    <section className="lights" aria-label="Can each side be trusted">
      <ul>
        {lights.map((light) => (
          <LightRow key={light.name} light={light} />
        ))}
      </ul>
      <p className="quiet">{conclusion}</p>
    </section>
  );
}

function LightRow({ light: { name, state, checks } }: { light: Light }): ReactElement {
  const Icon = ICONS[state];
  return (
    <li className={`light light-${state}`} title={checks.map(checkWords).join('; ')}>
      <span className="light-sign">
        <Icon size={14} aria-hidden="true" />
      </span>
      <strong>{name}</strong>
      <span className="quiet">{shortWords(state, checks)}</span>
    </li>
  );
}

function shortWords(state: Light['state'], checks: readonly SelfCheck[]): string {
  const broken = checks.find(({ firstDifferentTick }) => firstDifferentTick !== undefined);
  if (state === 'waiting') return 'being looked at';
  if (broken) return `${broken.check}: another state at tick ${readable(broken.firstDifferentTick ?? 0)}`;
  if (checks.length === 0) return 'nothing to check';
  const states = checks.reduce((sum, check) => sum + check.states, 0);
  return `${readable(states)} states`;
}

function checkWords({ check, states, firstDifferentTick }: SelfCheck): string {
  const end = firstDifferentTick === undefined ? 'equal' : `another at tick ${readable(firstDifferentTick)}`;
  return `${check}, ${readable(states)} states: ${end}`;
}
