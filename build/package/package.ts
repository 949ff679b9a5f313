import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '../../shared/base/fault.ts';
import { packageDesktop } from './desktop-package.ts';
import { packageForNpm } from './npm-package.ts';
import { bytesOf, desktopSizes, overBudget, sizeTable } from './sizes.ts';
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
    const npm = await npmPackage(root);
    const app = values.npm ? undefined : await desktop(root, values);
    const sizes = { ...npm, ...app?.sizes };
    console.log(`\n${sizeTable(sizes)}`);
    const over = overBudget(sizes);
    if (over.length > 0) console.error(`over the budget of build/package/sizes.ts: ${over.join(', ')}`);
    return over.length > 0 || app?.whole === false ? 1 : 0;
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

/** The desktop app; `whole` if every installer could be made. */
async function desktop(
  root: string,
  { unpacked, electron }: { unpacked: boolean; electron?: string | undefined },
): Promise<{ sizes: ReturnType<typeof desktopSizes>; whole: boolean }> {
  const { archive, output, installers } = await packageDesktop(root, {
    folder: join(root, '.cache/packages/desktop'),
    unpackedOnly: unpacked,
    electronDist: electron,
  });
  console.log(`\nThe app, unpacked: ${archive}`);
  const files = installers.flatMap((installer) => ('files' in installer ? installer.files : []));
  if (files.length > 0) console.log([...files, await writeSums(output, files)].join('\n'));
  const missing = installers.filter((installer) => 'trouble' in installer);
  for (const { target, trouble } of missing) console.error(`No ${target} was made: ${trouble}`);
  return { sizes: desktopSizes(archive), whole: missing.length === 0 };
}
