import type { BuiltEngine, Events } from '../../../shared/api/answers.ts';
import type { BuildRequest } from '../../../shared/api/contract.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { buildModule } from '../build/build-module.ts';
import { LineBatches } from '../build/line-batches.ts';
import { loadCase } from '../cases/load-case.ts';
import type { Library } from '../library/library.ts';

export interface BuildContext {
  readonly library: Library;
  readonly events: Events;
}

/**
 * Builds a source folder of the library with a case's commands and keeps the module there; `building` events bring the log.
 * Only the commands that the page has shown are run. Throws a `Fault`: `build-changed` where the case has others by now,
 * those of `loadCase` and `buildModule`.
 */
export async function buildEngine(
  { library, events }: BuildContext,
  { source, case: onCase, install, build }: BuildRequest,
  signal: AbortSignal,
): Promise<BuiltEngine> {
  const path = library.path(source, 'source');
  const { manifest } = loadCase(library.path(onCase, 'case'));
  if (manifest.build.install !== install || manifest.build.build !== build)
    throw new Fault('build-changed', "the case's commands have changed since they were shown", {
      install: manifest.build.install,
      build: manifest.build.build,
    });
  const log = new LineBatches((batch) => events.building({ source, case: onCase, ...batch }));
  try {
    const { bytes } = await buildModule({
      manifest,
      source: path,
      onLine: (line) => log.add(line),
      signal,
    });
    const [module] = await library.keep(`${library.item(source).name}.wasm`, bytes);
    if (module === undefined) throw new Fault('module-missing', 'the built module could not be kept');
    return { module };
  } finally {
    log.flush();
  }
}
