import { join } from 'node:path';
import { setUpEngines } from './engines.ts';
import { setUpWasmtime } from './wasmtime/set-up.ts';

/**
 * Everything that a checkout needs beyond its packages: wasmtime's library and the demo engines. Quick when all of it is
 * there. Throws a `Fault` that says what was tried and how to help by hand.
 */
export async function setUp(root: string, log: (line: string) => void): Promise<void> {
  const library = await setUpWasmtime(join(root, '.cache/wasmtime'), log);
  await setUpEngines(root, library, log);
}
