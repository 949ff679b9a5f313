import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeCase } from '../../../build/testing/case-folder.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';
import { loadCase } from '../cases/load-case.ts';
import { checkoutPlaces } from '../places/places.ts';
import { newRunnerPool, runLimits } from '../runners/runners.ts';
import { findCaseOfRun } from '../runs/find-case-of-run.ts';
import { openRun } from '../runs/open-run.ts';
import { readEngine } from '../runs/read-engine.ts';
import { packRun, writeRun } from '../runs/testing.ts';
import { UnpackedRuns } from '../runs/unpacked-runs.ts';
import { gradeToFolder } from './grade-to-folder.ts';
import { readModule } from './module-file.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const places = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

it.each(['lanes', 'coal-blind', 'trap'])(
  'what a grading of %s writes is read back equal, as a folder and packed as the service packs it',
  async (engine) => {
    const catalog = temporaryFolder();
    const gradedCase = loadCase(
      writeCase(catalog, [
        { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
        { name: 'cases/furnace', kind: 'stress', scenario: FURNACE, runway: 4 },
      ]),
    );
    const pool = newRunnerPool(places, 1);
    const module = readModule(join(places.engines, `${engine}.wasm`));
    const limits = runLimits(gradedCase.manifest.sandbox.maxMemoryBytes);
    try {
      const name = { id: `run-of-${engine}`, variant: 'base', engineName: engine };
      const request = { gradedCase, module, pool, limits };
      const { grading, folder, record } = await gradeToFolder(request, temporaryFolder(), name);
      const run = await openRun(folder);
      expect(run.record).toEqual(record);
      expect(run.record?.validation.performance).toEqual(grading.performance);
      expect([run.upgrades, run.findings]).toEqual([[], []]);
      expect(new Uint8Array(readFileSync(join(folder, 'run-record.json')))).toEqual(writeRecord(record));
      for (const { result, scenario, states } of run.contents.cases) {
        expect(scenario === undefined).toBe(result?.scenarioJson === null);
        expect(states === undefined).toBe(result?.fuel === null);
      }
      const packed = await new UnpackedRuns(temporaryFolder()).open(await packRun(folder));
      expect([packed.record, packed.contents]).toEqual([record, run.contents]);
      expect(findCaseOfRun(record, [catalog])).toMatchObject({ kind: 'found' });
    } finally {
      await pool.dispose();
    }
  },
);

it('an archive of a run is an ENGINE again, and nothing is unpacked for it', async () => {
  const folder = writeRun(temporaryFolder());
  const bytes = readFileSync(join(folder, 'implementation/engine.wasm'));
  for (const leading of [true, false]) {
    const module = await readEngine(await packRun(folder, { leading }));
    expect(Buffer.from(module.bytes)).toEqual(bytes);
    expect(module.sha256).toBe(readModule(folder).sha256);
  }
  rmSync(join(folder, 'implementation/engine.wasm'));
  await expect(readEngine(await packRun(folder))).rejects.toMatchObject({ code: 'engine-missing' });
});
