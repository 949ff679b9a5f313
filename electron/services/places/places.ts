import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import envPaths from 'env-paths';
import { Fault } from '../../../shared/base/fault.ts';
import type { StartRunnerProcess } from '../../runner/outside/runner-process.ts';
import { checkLibrary } from '../../runner/wasmtime/check-library.ts';
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
  /** How a runner process is started; as a fork of this Node where it is not said. */
  readonly startRunner?: StartRunnerProcess;
  /** wasmtime's C library. */
  readonly library: string;
  /** Fulfilled if the library is the right one, which is looked at once; rejects as `checkLibrary` does. */
  readonly libraryChecked: () => Promise<void>;
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

/** Beside a shipped program lies the demo under this name; that is how it knows that it was shipped. */
export const SHIPPED_DEMO = 'lattice-demo';

/** Folder of wasmtime's library, below a shipped program and below the user's data. */
export const WASMTIME_FOLDER = 'wasmtime';

/**
 * Places of a program, by what lies around it: a package of the desktop app, which has its files beside the app's archive;
 * the npm package, which has them in itself; else a checkout. `moduleUrl` is the program's `import.meta.url`.
 * Throws a `Fault` (`wasmtime-platform`) where there is no library for this machine.
 */
export function findPlaces(moduleUrl: string): Places {
  const root = rootOf(moduleUrl);
  const shipped = [dirname(root), root].find((folder) => existsSync(join(folder, SHIPPED_DEMO)));
  return shipped === undefined ? checkoutPlaces(moduleUrl) : shippedPlaces(root, shipped);
}

/** Places in a checkout, found from a program that was bundled into its `dist`. Throws as `findPlaces` does. */
export function checkoutPlaces(moduleUrl: string): Places {
  const root = rootOf(moduleUrl);
  return {
    ...programPlaces(root),
    library: process.env.LATTICE_REPLAY_WASMTIME || libraryIn(join(root, '.cache/wasmtime')),
    // The set-up has just done it: nothing of a checkout starts without.
    libraryChecked: async () => undefined,
    demoCase: join(root, 'assets/test-cases/performance/easy/lattice-demo/v1.0.0'),
    engines: join(root, 'assets/engines/built'),
  };
}

/** Places below `root`, whose library and demo lie in `shipped`; an npm package for another machine has no library. */
function shippedPlaces(root: string, shipped: string): Places {
  const programs = programPlaces(root);
  const packed = libraryIn(join(shipped, WASMTIME_FOLDER));
  const library =
    process.env.LATTICE_REPLAY_WASMTIME ||
    (existsSync(packed) ? packed : libraryIn(join(programs.data, WASMTIME_FOLDER)));
  let checked: Promise<void> | undefined;
  return {
    ...programs,
    library,
    libraryChecked: () => {
      checked ??= checkLibrary(library);
      return checked;
    },
    demoCase: join(shipped, SHIPPED_DEMO, 'case'),
    engines: join(shipped, SHIPPED_DEMO, 'engines'),
  };
}

/** What lies in the same way in a checkout and in what is shipped. */
function programPlaces(root: string): Omit<Places, 'library' | 'libraryChecked' | 'demoCase' | 'engines'> {
  const dist = join(root, 'dist');
  return {
    runnerEntry: join(dist, 'runner.js'),
    contractWorker: join(dist, 'contract-worker.js'),
    referenceWorker: join(dist, 'reference-worker.js'),
    statesWorker: join(dist, 'states-worker.js'),
    diagnosisWorker: join(dist, 'diagnosis-worker.js'),
    validationWorker: join(dist, 'validation-worker.js'),
    data: process.env.LATTICE_REPLAY_DATA || envPaths('lattice-replay', { suffix: '' }).data,
    page: join(dist, 'page'),
    desktop: join(dist, 'desktop.js'),
    desktopServices: join(dist, 'desktop-services.js'),
    preload: join(dist, 'preload.cjs'),
    electronPackage: join(root, 'node_modules/electron'),
  };
}

function rootOf(moduleUrl: string): string {
  return dirname(dirname(fileURLToPath(moduleUrl)));
}

function libraryIn(folder: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const build = LIBRARY_BUILDS[platform];
  if (build === undefined)
    throw new Fault('wasmtime-platform', `there is no wasmtime library for ${platform}`, { platform });
  return libraryPathIn(folder, platform, build);
}
