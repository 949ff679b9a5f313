import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRELOAD } from '../setup/bundle.mjs';
import { bundleShipped } from './bundle-shipped.ts';
import { type PackageParts, packageConfiguration } from './configuration.ts';
import {
  emptyFolder,
  gatherBeside,
  gatherKoffi,
  gatherPage,
  readManifest,
  shippedPrograms,
  writeManifest,
} from './gather.ts';
import { drawIcons } from './icons/draw-icons.ts';
import { writeTypeDeclaration } from './linux-type.ts';
import { type Installer, makeInstallers } from './make-installers.ts';
import { findArchive } from './sizes.ts';
import { writeInstallerScript } from './windows-types.ts';

/** The page of the project that this program serves; packages for Linux must name one. */
const HOMEPAGE = 'https://github.com/TheClockwyrks/TheTestCabinet';

export interface DesktopOptions {
  /** An empty folder is made of it. */
  readonly folder: string;
  /** The unpacked app alone, without installers. */
  readonly unpackedOnly: boolean;
  /** A folder with Electron's binary in it; downloaded where it is not said. */
  readonly electronDist?: string | undefined;
}

/** What was made. */
export interface DesktopPackage {
  /** The folder of the results. */
  readonly output: string;
  /** The archive of the app in the unpacked app. */
  readonly archive: string;
  readonly installers: readonly Installer[];
  /** Names of the packages inside of the programs. */
  readonly bundled: ReadonlySet<string>;
}

/** Makes the unpacked desktop app for this machine, and its installers out of that. */
export async function packageDesktop(
  root: string,
  { folder, unpackedOnly, electronDist }: DesktopOptions,
): Promise<DesktopPackage> {
  await emptyFolder(folder);
  const parts: PackageParts = {
    app: join(folder, 'app'),
    beside: join(folder, 'beside'),
    resources: join(folder, 'resources'),
    output: join(folder, 'output'),
    electronVersion: await electronVersion(root),
    electronDist,
  };
  const bundled = await gatherApp(root, parts.app);
  await gatherBeside(root, parts.beside);
  await drawIcons(root, parts.resources);
  await writeTypeDeclaration(parts.resources);
  await writeInstallerScript(parts.resources);
  // Loaded here: the npm package is made without it.
  const { build } = await import('electron-builder');
  const config = packageConfiguration(parts);
  await build({ projectDir: folder, config, publish: 'never', dir: true });
  const archive = findArchive(parts.output);
  const installers = unpackedOnly ? [] : await makeInstallers(folder, config, archive);
  return { output: parts.output, archive, installers, bundled };
}

/** The app as Electron starts it: manifest, programs with their packages inside, the page, and koffi. */
async function gatherApp(root: string, app: string): Promise<ReadonlySet<string>> {
  const { name, version, description, license, dependencies } = await readManifest(root);
  const bundled = await bundleShipped(root, join(app, 'dist'), shippedPrograms('desktop'), PRELOAD);
  await gatherPage(root, join(app, 'dist'));
  await gatherKoffi(root, join(app, 'node_modules'));
  await writeManifest(app, {
    name,
    version,
    description,
    license,
    productName: 'Lattice Replay',
    author: 'The Lattice Replay authors',
    homepage: HOMEPAGE,
    desktopName: `${name}.desktop`,
    type: 'module',
    main: 'dist/desktop.js',
    dependencies: { koffi: dependencies.koffi },
  });
  return bundled;
}

async function electronVersion(root: string): Promise<string> {
  return JSON.parse(await readFile(join(root, 'node_modules/electron/package.json'), 'utf8')).version;
}
