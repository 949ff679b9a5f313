/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Runs each side once per round, in turn, so that a slow moment of the machine meets both; medians in milliseconds. */
export async function alternate<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await timed(sides[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A figure with three digits: more would claim what a busy machine cannot know. */
export function figure(value: number): number {
  return Number(value.toPrecision(3));
}
