import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packageNameOf, shippedLicences } from '../setup/licences.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Adds `licences.json` to the page: the licences of all that is shipped, by what this very bundle is made of. */
const licences: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const names = new Set(modules.map(packageNameOf).filter((name) => name !== undefined));
    const source = JSON.stringify(shippedLicences(ROOT, names));
    this.emitFile({ type: 'asset', fileName: 'licences.json', source });
  },
};

/** The page. Its content policy allows no inline script, no inline style and no data: font, so nothing is inlined. */
export default defineConfig({
  root: fileURLToPath(new URL('../../renderer', import.meta.url)),
  plugins: [react(), licences],
  logLevel: 'warn',
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // It comes from this machine; splitting it would only delay the map.
    chunkSizeWarningLimit: 2000,
  },
});
