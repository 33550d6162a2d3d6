/** Builds the pages of the peers into the folder that the command line names, one folder each. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [out = '', ...peers] = process.argv.slice(2);
for (const peer of peers) {
  // The one HTML of all names the script of the peer with it.
  process.env['VITE_PEER'] = peer;
  await build({
    root: join(import.meta.dirname, 'peers'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(out, peer), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}
