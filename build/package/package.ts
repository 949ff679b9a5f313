import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '../../shared/base/fault.ts';
import { packageDesktop } from './desktop-package.ts';
import { packageForNpm } from './npm-package.ts';
import { bytesOf, desktopSizes, findArchive, overBudget, sizeTable } from './sizes.ts';
import { writeSums } from './sums.ts';

const HELP = `npm run package [-- OPTIONS]   packages for this machine, into .cache/packages
  --unpacked          the unpacked app alone, without installers
  --electron FOLDER   take Electron's binary from there instead of downloading it
  --npm               the npm package alone
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  try {
    const { values } = parseArgs({
      options: {
        unpacked: { type: 'boolean', default: false },
        electron: { type: 'string' },
        npm: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const sizes = { ...(await npmPackage(root)), ...(values.npm ? {} : await desktop(root, values)) };
    console.log(`\n${sizeTable(sizes)}`);
    const over = overBudget(sizes);
    if (over.length > 0) console.error(`over the budget of build/package/sizes.ts: ${over.join(', ')}`);
    return over.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`package: ${messageOf(error)}`);
    return 2;
  }
}

async function npmPackage(root: string): Promise<{ tarball: number }> {
  const { tarball } = await packageForNpm(root, join(root, '.cache/packages/npm'));
  console.log(`\n${tarball}\n${await writeSums(dirname(tarball), [tarball])}`);
  return { tarball: bytesOf(tarball) };
}

async function desktop(
  root: string,
  { unpacked, electron }: { unpacked: boolean; electron?: string | undefined },
): Promise<{ asar: number; library: number; total: number }> {
  const folder = join(root, '.cache/packages/desktop');
  const { output, files } = await packageDesktop(root, {
    folder,
    unpackedOnly: unpacked,
    electronDist: electron,
  });
  if (files.length > 0) console.log(`\n${[...files, await writeSums(output, files)].join('\n')}`);
  const archive = findArchive(output);
  console.log(`\nThe app, unpacked: ${archive}`);
  return desktopSizes(archive);
}
