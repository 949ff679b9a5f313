import type { Reach } from '../../shared/replay/frame-source.ts';

/** Stretches that follow each other and are alike, as one; each tick of a window comes as a stretch of its own. */
export function mergeReach(ranges: readonly Reach[]): readonly Reach[] {
  const merged: { provenance: Reach['provenance']; from: number; to: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.findLast(({ provenance }) => provenance === range.provenance);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}
