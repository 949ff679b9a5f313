import type { Lists } from '../island/plan.ts';

/** Packs a list per number into two arrays. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, number) => {
    start[number + 1] = start[number]! + list.length;
  });
  return { start, members: Int32Array.from(lists.flat()) };
}
