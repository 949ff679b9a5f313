import { join } from 'node:path';
import { type BuildOptions, build, type OutputChunk } from 'rolldown';
import { packageNameOf } from '../setup/licences.mjs';

/** What cannot be bundled: Electron is the program around us, koffi looks for its binary beside itself. */
const APART = ['electron', 'koffi'];

/**
 * Bundles programs into `folder` with the packages that they use inside of them, so that what is shipped starts fast and
 * holds only what runs. Not minified: it is a megabyte of thirty, and an error's stack stays readable. Returns the names of
 * those packages.
 */
export async function bundleShipped(
  root: string,
  folder: string,
  programs: Readonly<Record<string, string>>,
  preload?: string,
): Promise<ReadonlySet<string>> {
  const common: BuildOptions = { platform: 'node', external: APART, cwd: root, logLevel: 'warn' };
  const { output } = await build({
    ...common,
    // Modules of ES have no such words, and packages of the older kind are made into them.
    transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
    input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js' },
  });
  if (preload !== undefined) {
    await build({
      ...common,
      input: join(root, preload),
      output: { file: join(folder, 'preload.cjs'), format: 'cjs' },
    });
  }
  const modules = output
    .filter((part): part is OutputChunk => part.type === 'chunk')
    .flatMap(({ moduleIds }) => moduleIds);
  return new Set(modules.map(packageNameOf).filter((name) => name !== undefined));
}
