import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { SCENARIO_SCHEMA, STATE_SCHEMA } from '../../shared/lattice/schemas.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import { snapshotsToJson } from '../../shared/lattice/state/write-snapshots.ts';
import { demoCases } from './case.ts';
import { casePaths, manifestText } from './manifest.ts';
import { scenarioText } from './scenario-text.ts';

/** The demo case's version folder, from the checkout's root. */
export const DEMO_FOLDER = 'assets/test-cases/performance/easy/lattice-demo/v1.0.0';

/** A file that follows from the design; its path is from the checkout's root. */
interface DemoFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Manifest, schemas, scenarios and their answers; the texts beside them are written by hand. */
export function* demoFiles(): Generator<DemoFile, void> {
  const cases = demoCases();
  yield text('test-case.toml', manifestText(cases));
  yield text('schemas/scenario.json', `${JSON.stringify(SCENARIO_SCHEMA, undefined, 2)}\n`);
  yield text('schemas/state.json', `${JSON.stringify(STATE_SCHEMA, undefined, 2)}\n`);
  for (const demoCase of cases) {
    const { input, expected } = casePaths(demoCase);
    yield text(input, scenarioText(demoCase.scenario));
    yield { path: `${DEMO_FOLDER}/${expected}`, bytes: answer(demoCase.scenario) };
  }
}

/** What the rules say, from the engine that follows them to the letter. */
function answer(scenario: Scenario): Uint8Array {
  const engine = new PlainEngine(scenario);
  const snapshots = scenario.snapshots.map((tick) => {
    engine.runTo(tick);
    const frame = engine.frame();
    return { frame, checksum: checksumOf(frame.bytes) };
  });
  return snapshotsToJson(snapshots);
}

function text(path: string, content: string): DemoFile {
  return { path: `${DEMO_FOLDER}/${path}`, bytes: new TextEncoder().encode(content) };
}
