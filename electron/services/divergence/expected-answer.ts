import { setImmediate } from 'node:timers/promises';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { snapshotsToJson } from '../../../shared/lattice/state/write-snapshots.ts';

const SLICE_MS = 50;

/** The reference's answer to a scenario, as an `.out` file holds it. */
export async function expectedAnswer(scenario: Scenario): Promise<Uint8Array> {
  const engine = new FastEngine(scenario);
  const snapshots = [];
  for (const tick of scenario.snapshots) {
    while (!engine.advance(tick, SLICE_MS)) await setImmediate();
    const frame = engine.frame();
    snapshots.push({ frame, checksum: checksumOf(frame.bytes) });
  }
  return snapshotsToJson(snapshots);
}
