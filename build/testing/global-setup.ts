import { fileURLToPath } from 'node:url';
import { bundle } from '../setup/bundle.mjs';
import { setUp } from '../setup/setup.ts';

/** Tests start the bundled programs as a user would; what is there already costs nothing. */
export default async function globalSetup(): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  await bundle(root);
  await setUp(root, (line) => console.log(line));
}
