import type { StateDifference } from './field-diff.ts';
import { fieldRows } from './field-diff.ts';
import type { Phase } from './phase.ts';

/** What sort of difference it is, whichever entity shows it: type of entity, field and the phase that writes it. */
export interface DifferenceKind {
  readonly type: string;
  /** A path without index and item: `lane` (either one), `inputs`, `craft_left`; `count` for another count of entities. */
  readonly field: string;
  readonly phase: Phase;
}

/** Every sort of difference between two states, that of the earliest phase first. */
export function kindsOf(difference: StateDifference): DifferenceKind[] {
  const kinds: DifferenceKind[] = [];
  for (const { entity, field } of fieldRows(difference)) {
    const kind = { type: entity.type, field: fieldOf(field.path), phase: field.phase };
    if (!kinds.some((known) => sameKind(known, kind))) kinds.push(kind);
  }
  if (difference.counts !== undefined) kinds.push({ type: 'state', field: 'count', phase: 'sources' });
  return kinds;
}

export function sameKind(one: DifferenceKind, other: DifferenceKind): boolean {
  return one.type === other.type && one.field === other.field && one.phase === other.phase;
}

function fieldOf(path: string): string {
  const [name] = path.split(/[.[]/);
  return name === 'left' || name === 'right' ? 'lane' : name!;
}
