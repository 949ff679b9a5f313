import type { LibraryItem } from '../../shared/api/answers.ts';
import { nameOfItem } from './library.ts';
import type { Place } from './place.ts';

const APP = 'Lattice Replay';

/** What is open, then the name of the program: `naive and reference on medium — Lattice Replay`. */
export function titleOf(place: Place, items: readonly LibraryItem[]): string {
  const name = nameOfPlace(place, items);
  return name === '' ? APP : `${name} — ${APP}`;
}

/** What is open in words; nothing on Home. */
export function nameOfPlace(
  { view, open, field, case: onCase }: Place,
  items: readonly LibraryItem[],
): string {
  const name = (id: string): string => nameOfItem(items, id);
  if (view === 'field' && field !== undefined) return name(field);
  if (view === 'case' && onCase !== undefined) return name(onCase);
  if (view === 'home' || open === undefined) return '';
  const { scenario, module, states, run, beside } = open;
  const a = run ?? module ?? (scenario === undefined ? states : 'reference');
  const sides = [a, beside]
    .filter((side) => side !== undefined)
    .map((side) => (side === 'reference' ? side : name(side)));
  const on = scenario === undefined ? '' : ` on ${name(scenario)}`;
  return `${sides.join(' and ')}${on}`;
}
