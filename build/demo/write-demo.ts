import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { SCENARIO_SCHEMA, STATE_SCHEMA } from '../../shared/lattice/schemas.ts';
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
    yield { path: `${DEMO_FOLDER}/${expected}`, bytes: expectedAnswer(demoCase.scenario) };
  }
}

function text(path: string, content: string): DemoFile {
  return { path: `${DEMO_FOLDER}/${path}`, bytes: new TextEncoder().encode(content) };
}
