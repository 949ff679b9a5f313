import { join } from 'node:path';
import { Call } from '../../electron/runner/wasmtime/call.ts';
import { newEngine } from '../../electron/runner/wasmtime/engine.ts';
import { resolveExports } from '../../electron/runner/wasmtime/exports.ts';
import { Instance } from '../../electron/runner/wasmtime/instance.ts';
import { loadWasmtime, type Pointer, type Wasmtime } from '../../electron/runner/wasmtime/library.ts';
import { compileModule } from '../../electron/runner/wasmtime/module.ts';
import { Store } from '../../electron/runner/wasmtime/store.ts';
import { readCaseFiles } from '../../electron/services/cases/case-files.ts';
import { loadCase } from '../../electron/services/cases/load-case.ts';
import { grade } from '../../electron/services/grading/grade.ts';
import { readModule } from '../../electron/services/grading/module-file.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { newRunnerPool, runLimits } from '../../electron/services/runners/runners.ts';
import { runCeiling } from '../../shared/manifest/performance.ts';
import { alternate, figure } from './measure.ts';

const ROUNDS = 5;

/** What a bare loop is handed for one case: nothing left to read or check. */
interface BareCase {
  readonly guest: Uint8Array;
  readonly ceiling: bigint;
}

/**
 * The stress cases of the demo with the naive engine, graded in a warm runner, against a bare loop over the same library
 * calls in this process: instantiate, call, copy the answer out. What the first takes beyond the second is ours.
 */
export async function benchGrade(places: Places): Promise<Record<string, number>> {
  const gradedCase = loadCase(places.demoCase);
  const { sandbox, contract, cases } = gradedCase.manifest;
  const module = readModule(join(places.engines, 'naive.wasm'));
  const stress = cases.filter((entry) => entry.kind === 'stress');
  const bareCases = stress.map((entry) => ({
    guest: readCaseFiles(gradedCase.folder, entry).guest,
    ceiling: runCeiling(sandbox.fuelLimit, entry.fuelRunway),
  }));
  const wasmtime = loadWasmtime(places.library);
  const engine = newEngine(wasmtime, true);
  const compiled = compileModule(wasmtime, engine, module.bytes);
  const pool = newRunnerPool(places, 1);
  const limits = runLimits(sandbox.maxMemoryBytes);
  const gradeAll = () =>
    grade({ gradedCase, module, pool, limits, only: (entry) => entry.kind === 'stress' });
  const bareLoop = () => {
    for (const one of bareCases)
      runBare(wasmtime, engine, compiled, contract.entry, sandbox.maxMemoryBytes, one);
  };
  try {
    await gradeAll();
    bareLoop();
    const times = await alternate(ROUNDS, { bare: bareLoop, grade: gradeAll });
    return {
      gradeMs: figure(times.grade),
      bareLoopMs: figure(times.bare),
      gradeToBareLoop: figure(times.grade / times.bare),
    };
  } finally {
    await pool.dispose();
  }
}

function runBare(
  wasmtime: Wasmtime,
  engine: Pointer,
  module: Pointer,
  entryName: string,
  maxMemoryBytes: number,
  { guest, ceiling }: BareCase,
): void {
  const store = new Store(wasmtime, engine, maxMemoryBytes);
  const instance = new Instance(wasmtime, store, module);
  const { memory, alloc, entry } = resolveExports(wasmtime, store, instance, entryName);
  store.setFuel(ceiling);
  const pointer = Number(call(wasmtime, store, alloc, [guest.length], false));
  memory.write(pointer, guest);
  const packed = call(wasmtime, store, entry, [pointer, guest.length], true);
  memory.read(Number(packed >> 32n), Number(packed & 0xffff_ffffn));
  instance.delete();
  store.delete();
}

function call(wasmtime: Wasmtime, store: Store, func: Pointer, args: number[], wide: boolean): bigint {
  const running = new Call(wasmtime, store, func, args, wide);
  while (!running.poll());
  const end = running.end();
  running.delete();
  if (end.kind !== 'returned') throw new Error(`the module failed in the bare loop: ${end.kind}`);
  return end.value;
}
