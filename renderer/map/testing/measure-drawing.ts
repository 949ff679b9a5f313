import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { createMap } from '../map.ts';

const DRAWN = 120;

/**
 * Script milliseconds of a drawing as a board plays from a tick on: smooth at half a tick a drawing, tick by tick, and 256
 * ticks a drawing; medians and 95th percentiles.
 */
export async function measureDrawing(scenario: Scenario, from: number): Promise<Record<string, number>> {
  const map = await createMap(document.querySelector<HTMLElement>('#map')!, { reducedMotion: () => true });
  map.setScenario(scenario);
  const engine = new PlainEngine(scenario);
  engine.runTo(from);
  const play = async (stride: number, fractions: readonly number[]): Promise<number[]> => {
    const times: number[] = [];
    let frame = engine.frame();
    for (let count = 0; count < DRAWN; count++) {
      engine.runTo(engine.tick + stride);
      const next = engine.frame();
      for (const fraction of fractions) {
        map.show(frame, fraction > 0 ? next : undefined, fraction);
        await nextDrawing();
        await nextDrawing();
        times.push(map.stats().scriptMs);
      }
      frame = next;
    }
    return times.sort((a, b) => a - b);
  };
  // What is measured is the playing, not the first drawings.
  await play(1, [0]);
  const smooth = await play(1, [0, 0.5]);
  const realTime = await play(1, [0]);
  const fast = await play(256, [0]);
  const { drawCalls, items } = map.stats();
  map.dispose();
  return {
    smoothMedian: at(smooth, 0.5),
    smoothP95: at(smooth, 0.95),
    realTimeMedian: at(realTime, 0.5),
    realTimeP95: at(realTime, 0.95),
    at256Median: at(fast, 0.5),
    at256P95: at(fast, 0.95),
    drawCalls,
    items,
    frameBytes: engine.frame().bytes.length,
  };
}

function nextDrawing(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
