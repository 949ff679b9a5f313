import type { FastEngine } from './fast/engine.ts';
import { PlainEngine } from './plain/engine.ts';
import type { Scenario } from './scenario/scenario.ts';
import { checksumOf } from './state/checksum.ts';
import { snapshotsToJson } from './state/write-snapshots.ts';

/** What the rules say, as an `.out` file holds it; from the engine that follows them to the letter unless told otherwise. */
export function expectedAnswer(
  scenario: Scenario,
  engine: PlainEngine | FastEngine = new PlainEngine(scenario),
): Uint8Array {
  const snapshots = scenario.snapshots.map((tick) => {
    engine.runTo(tick);
    const frame = engine.frame();
    return { frame, checksum: checksumOf(frame.bytes) };
  });
  return snapshotsToJson(snapshots);
}
