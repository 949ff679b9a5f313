import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import type { PerformanceManifest } from '../../../shared/manifest/performance.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { readModule } from '../grading/module-file.ts';
import { checkLoadable } from './check-loadable.ts';
import { copySource } from './copy-source.ts';
import { runCommand } from './run-command.ts';

export interface BuildRequest {
  readonly manifest: Pick<PerformanceManifest, 'build' | 'maxRuntimeSeconds'>;
  /** Folder with the source code; it is only read. */
  readonly source: string;
  /** Wall clock of each command; that of the manifest unless said otherwise. */
  readonly timeLimitSeconds?: number | undefined;
  readonly onLine?: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Builds a module with the commands of a case's `[build]` in a copy of the source, which is removed afterwards (spec:
 * manifest §2.1). The commands run with the user's rights: whoever calls this has asked. Throws a `Fault`: those of
 * `copySource`, `runCommand` and `checkLoadable`, or `module-missing` (with the path at which it should be).
 */
export async function buildModule({
  manifest: { build, maxRuntimeSeconds },
  source,
  timeLimitSeconds = maxRuntimeSeconds,
  onLine = () => undefined,
  signal,
}: BuildRequest): Promise<ModuleBytes> {
  const parent = mkdtempSync(join(tmpdir(), 'lattice-replay-build-'));
  const folder = join(parent, 'source');
  try {
    copySource(source, folder);
    for (const step of ['install', 'build'] as const)
      await runCommand({ step, command: build[step], folder, timeLimitSeconds, onLine, signal });
    const file = join(folder, build.module);
    if (!existsSync(file))
      throw new Fault('module-missing', `the build left no module at ${build.module}`, {
        path: build.module,
      });
    const module = readModule(file);
    checkLoadable(build.module, module.bytes);
    return module;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
