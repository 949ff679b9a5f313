/** The numbers of a version's name: `v1.2.0-beta` as 1, 2, 0 (spec: manifest §0, Version order). */
function numbersOf(version: string): bigint[] {
  return version
    .replace(/^v+/, '')
    .split('.')
    .map((part) => BigInt(/^\d*/.exec(part)?.[0] || 0));
}

/** Orders versions newest first: below 0 when `a` is newer than `b`. */
export function newestFirst(a: string, b: string): number {
  const left = numbersOf(a);
  const right = numbersOf(b);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const one = left[index];
    const other = right[index];
    // A list that goes on is greater than the one it starts with.
    if (one === undefined) return 1;
    if (other === undefined) return -1;
    if (one !== other) return one > other ? -1 : 1;
  }
  return 0;
}
