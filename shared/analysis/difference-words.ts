import { type FieldRow, fieldRows, type StateDifference } from './field-diff.ts';

/** What the two sides are called in sentences. */
export interface SideNames {
  readonly a: string;
  readonly b: string;
}

/**
 * The difference in one sentence, that of the earliest phase first: "at tick 1204 inserter 41 at 3,5 differs in phase: swing
 * in the reference, idle in the module; 2 more fields of 2 entities differ".
 */
export function headline(difference: StateDifference, names: SideNames): string {
  const { tick, counts, entities } = difference;
  if (counts !== undefined) {
    return `at tick ${tick} the number of entities differs: ${counts.a} in ${names.a}, ${counts.b} in ${names.b}`;
  }
  const rows = fieldRows(difference);
  const [first] = rows;
  if (first === undefined) return `at tick ${tick} nothing differs`;
  const more = rows.length - 1;
  const whose = entities.length === 1 ? 'it' : `${entities.length} entities`;
  const rest =
    more === 0
      ? ''
      : `; ${more} more ${more === 1 ? 'field' : 'fields'} of ${whose} ${more === 1 ? 'differs' : 'differ'}`;
  return `at tick ${tick} ${rowSentence(first, names)}${rest}`;
}

/** A differing field as a sentence: "belt 12 at 4,7 differs in left[0].pos: 64 in the reference, 96 in the module". */
export function rowSentence({ entity, field }: FieldRow, names: SideNames): string {
  const { index, type, x, y } = entity;
  const value = (text: string | null): string => text ?? 'nothing';
  return `${type} ${index} at ${x},${y} differs in ${field.path}: ${value(field.a)} in ${names.a}, ${value(field.b)} in ${names.b}`;
}
