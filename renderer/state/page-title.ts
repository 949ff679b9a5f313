import type { LibraryItem } from '../../shared/api/answers.ts';
import { nameOfItem } from './library.ts';
import type { Place } from './place.ts';

const APP = 'Lattice Replay';

/** What is open, then the name of the program: `naive and reference on medium — Lattice Replay`. */
export function titleOf({ view, open, field, case: onCase }: Place, items: readonly LibraryItem[]): string {
  const name = (id: string): string => nameOfItem(items, id);
  if (view === 'field' && field !== undefined) return `${name(field)} — ${APP}`;
  if (view === 'case' && onCase !== undefined) return `${name(onCase)} — ${APP}`;
  if (view === 'home' || open === undefined) return APP;
  const { scenario, module, states, run, beside } = open;
  const a = run ?? module ?? (scenario === undefined ? states : 'reference');
  const sides = [a, beside]
    .filter((side) => side !== undefined)
    .map((side) => (side === 'reference' ? side : name(side)));
  const on = scenario === undefined ? '' : ` on ${name(scenario)}`;
  return `${sides.join(' and ')}${on} — ${APP}`;
}
