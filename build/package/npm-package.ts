import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleShipped } from './bundle-shipped.ts';
import {
  emptyFolder,
  gatherBeside,
  gatherPage,
  readManifest,
  shippedPrograms,
  writeManifest,
} from './gather.ts';

/** What `npx lattice-replay` starts; it stands in for `cli`, which it starts in turn. */
const START = { start: 'build/package/npm/start.ts' };

/**
 * The npm package as a tarball in `folder`, gathered with a manifest of its own: the checkout's is private, so that nothing
 * is published by mistake, and its packages are inside of the bundle, so that all there is to install is koffi.
 */
export async function packageForNpm(root: string, folder: string): Promise<{ tarball: string }> {
  await emptyFolder(folder);
  const gathered = join(folder, 'package');
  await bundleShipped(root, join(gathered, 'dist'), { ...shippedPrograms('node'), ...START });
  await gatherPage(root, join(gathered, 'dist'));
  await gatherBeside(root, gathered);
  await cp(join(root, 'LICENSE'), join(gathered, 'LICENSE'));
  await cp(join(root, 'build/package/npm/README.md'), join(gathered, 'README.md'));
  const { name, version, description, license, engines, dependencies } = await readManifest(root);
  await writeManifest(gathered, {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { [name]: 'dist/start.js' },
    dependencies: { koffi: dependencies.koffi },
  });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(npm, ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: gathered,
    shell: process.platform === 'win32',
  });
  return { tarball: join(folder, `${name}-${version}.tgz`) };
}
