/** Ticks of which both panes were shown, one after the other, and were all alike. Both ends included. */
export interface SeenTicks {
  readonly from: number;
  readonly to: number;
  /** Whether A and B are equal there, or differ in some entity. */
  readonly equal: boolean;
}

/** Seen ticks, ascending, with one more; the same list where that one is nothing new. */
export function withSeen(seen: readonly SeenTicks[], tick: number, equal: boolean): readonly SeenTicks[] {
  // What comes after the tick is found from the end, where it mostly is.
  let at = seen.length;
  while (at > 0 && seen[at - 1]!.from > tick) at--;
  const before = seen[at - 1];
  if (before && tick <= before.to) {
    if (before.equal === equal) return seen;
    // Seen anew and not as before: what was known of the stretch is out of date.
    return [...seen.slice(0, at - 1), { from: tick, to: tick, equal }, ...seen.slice(at)];
  }
  const after = seen[at];
  const joinsBefore = before?.to === tick - 1 && before.equal === equal;
  const joinsAfter = after?.from === tick + 1 && after.equal === equal;
  const from = joinsBefore ? before.from : tick;
  const to = joinsAfter ? after.to : tick;
  return [
    ...seen.slice(0, joinsBefore ? at - 1 : at),
    { from, to, equal },
    ...seen.slice(joinsAfter ? at + 1 : at),
  ];
}
