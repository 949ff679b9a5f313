/** Fuel that a module has used when it is run for so many ticks. */
export interface FuelPoint {
  readonly tick: number;
  readonly fuel: number;
}

/** What the states cost that a run returns: the whole run with its graded snapshots, and with the last one alone. */
export interface ScheduleFuel {
  /** Snapshots of the graded run. */
  readonly snapshots: number;
  readonly withAll: number;
  readonly withLast: number;
}

/** Fuel over ticks, as far as it is measured; points ascend by tick. */
export interface FuelSeries {
  readonly points: readonly FuelPoint[];
  /** Fuel that the case allows; undefined where no case says. */
  readonly limit: number | undefined;
  /** First number of ticks whose run uses more than the limit; undefined while it is not known, or if there is none. */
  readonly crossedAt: number | undefined;
  /** Runs done, and how many there will be at most. */
  readonly done: number;
  readonly total: number;
  /** Absent while it is not measured, and where the run returns a single state. */
  readonly schedule?: ScheduleFuel;
}

/** Evenly spaced numbers of ticks up to the whole run, the whole first: it says whether the ceiling is crossed at all. */
export function ticksToMeasure(ticks: number, points: number): readonly number[] {
  const spaced = Array.from({ length: points }, (_, at) => Math.round((ticks * (at + 1)) / points));
  return [...new Set(spaced)].filter((tick) => tick > 0).reverse();
}

/**
 * The next number of ticks to run in order to find where the ceiling is crossed, or the answer once two neighbours are
 * known; undefined where no point is past the limit. Fuel grows with ticks, so the crossing lies between the last point
 * within the limit and the first past it, and near to where a line between the two crosses. The next run is put a little
 * past that place, seen from the nearer end: it most likely becomes the other end, and both soon meet.
 */
export function nextTowardsCrossing(
  points: readonly FuelPoint[],
  limit: number,
): { readonly tick: number } | { readonly crossedAt: number } | undefined {
  const past = points.find(({ fuel }) => fuel > limit);
  if (past === undefined) return undefined;
  const within = points.findLast(({ tick, fuel }) => tick < past.tick && fuel <= limit) ?? {
    tick: 0,
    fuel: 0,
  };
  const width = past.tick - within.tick;
  if (width <= 1) return { crossedAt: past.tick };
  const share = (limit - within.fuel) / (past.fuel - within.fuel);
  const aside = width / 32;
  const guess = within.tick + share * width;
  const tick = share < 0.5 ? Math.ceil(guess + aside) : Math.floor(guess - aside);
  return { tick: Math.min(past.tick - 1, Math.max(within.tick + 1, tick)) };
}

/** Fuel of one snapshot, on average; the share of the run that is not its ticks. */
export function fuelOfSnapshot({ snapshots, withAll, withLast }: ScheduleFuel): number {
  return (withAll - withLast) / (snapshots - 1);
}
