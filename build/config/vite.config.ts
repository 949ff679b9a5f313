import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page. Its content policy allows no inline script, no inline style and no data: font, so nothing is inlined. */
export default defineConfig({
  root: fileURLToPath(new URL('../../renderer', import.meta.url)),
  plugins: [react()],
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
