import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import envPaths from 'env-paths';
import { Fault } from '../../../shared/base/fault.ts';
import { LIBRARY_BUILDS, libraryPathIn } from '../../runner/wasmtime/release.ts';

/** Files that the programs need, wherever they run from. */
export interface Places {
  /** The runner's program. */
  readonly runnerEntry: string;
  /** The worker that holds documents against a contract's schemas. */
  readonly contractWorker: string;
  /** The worker that runs the reference engine. */
  readonly referenceWorker: string;
  /** The worker that reads files of states. */
  readonly statesWorker: string;
  /** The worker that looks for the reading that explains a difference. */
  readonly diagnosisWorker: string;
  /** The worker that validates a case. */
  readonly validationWorker: string;
  /** wasmtime's C library. */
  readonly library: string;
  /** Version folder of the demo case. */
  readonly demoCase: string;
  /** Folder of the built demo engines. */
  readonly engines: string;
  /** Folder for what is kept of the user from start to start; made when it is first needed. */
  readonly data: string;
  /** Folder of the built page. */
  readonly page: string;
  /** The desktop app's program, for Electron's binary, and what that starts in turn. */
  readonly desktop: string;
  readonly desktopServices: string;
  readonly preload: string;
  /** Folder of the `electron` package, which may or may not hold the binary. */
  readonly electronPackage: string;
}

/**
 * Places in a checkout, found from a program that was bundled into its `dist`: `moduleUrl` is that program's
 * `import.meta.url`. Throws a `Fault` (`wasmtime-platform`) where there is no library for this machine.
 */
export function checkoutPlaces(moduleUrl: string): Places {
  const dist = dirname(fileURLToPath(moduleUrl));
  const root = dirname(dist);
  return {
    runnerEntry: join(dist, 'runner.js'),
    contractWorker: join(dist, 'contract-worker.js'),
    referenceWorker: join(dist, 'reference-worker.js'),
    statesWorker: join(dist, 'states-worker.js'),
    diagnosisWorker: join(dist, 'diagnosis-worker.js'),
    validationWorker: join(dist, 'validation-worker.js'),
    library: process.env.LATTICE_REPLAY_WASMTIME || libraryIn(root),
    demoCase: join(root, 'assets/test-cases/performance/easy/lattice-demo/v1.0.0'),
    engines: join(root, 'assets/engines/built'),
    data: process.env.LATTICE_REPLAY_DATA || envPaths('lattice-replay', { suffix: '' }).data,
    page: join(dist, 'page'),
    desktop: join(dist, 'desktop.js'),
    desktopServices: join(dist, 'desktop-services.js'),
    preload: join(dist, 'preload.cjs'),
    electronPackage: join(root, 'node_modules/electron'),
  };
}

function libraryIn(root: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const build = LIBRARY_BUILDS[platform];
  if (build === undefined)
    throw new Fault('wasmtime-platform', `there is no wasmtime library for ${platform}`, { platform });
  return libraryPathIn(root, platform, build);
}
