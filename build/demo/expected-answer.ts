import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import { snapshotsToJson } from '../../shared/lattice/state/write-snapshots.ts';

/** What the rules say, from the engine that follows them to the letter, as an `.out` file holds it. */
export function expectedAnswer(scenario: Scenario): Uint8Array {
  const engine = new PlainEngine(scenario);
  const snapshots = scenario.snapshots.map((tick) => {
    engine.runTo(tick);
    const frame = engine.frame();
    return { frame, checksum: checksumOf(frame.bytes) };
  });
  return snapshotsToJson(snapshots);
}
