import { Fault } from '../../../shared/base/fault.ts';
import { LOADABLE_TARGET } from '../../../shared/manifest/build-table.ts';
import { firstImport } from './wasm-imports.ts';

const MAGIC = [0x00, 0x61, 0x73, 0x6d];
/** Of a component, whose version field has a layer in its upper half. */
const COMPONENT_LAYER = 1;

/**
 * Checks that the host can load what a build made: a core module that needs no import (spec: performance-host §1). Throws a
 * `Fault`: `module-not-wasm`, `module-component`, `module-imports` (with the first import), each with the target to choose.
 */
export function checkLoadable(file: string, bytes: Uint8Array): void {
  if (!MAGIC.every((byte, index) => bytes[index] === byte))
    throw new Fault('module-not-wasm', `${file} is not WebAssembly`, { file });
  if (bytes[6] === COMPONENT_LAYER)
    throw new Fault(
      'module-component',
      `${file} is a component, which the host does not load; build it for ${LOADABLE_TARGET}`,
      { file, found: 'component', allowed: LOADABLE_TARGET },
    );
  const imported = firstImport(bytes);
  if (imported === undefined) return;
  throw new Fault(
    'module-imports',
    `${file} needs the import '${imported}', and the host gives none; build it for ${LOADABLE_TARGET}`,
    { file, found: imported, allowed: LOADABLE_TARGET },
  );
}
