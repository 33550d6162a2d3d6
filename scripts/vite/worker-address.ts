/**
 * Vite plugin: `import address from 'virtual:worker/src/…/x.ts'` is the address of a module worker that shares its
 * chunks with the page. Vite's own way of building workers bundles each anew, with a second copy of the engine, and what
 * the page's chunks hand it (calculators, whose quantities are instances of classes) would not fit that copy.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'virtual:worker/';

/** The plugin. */
export function workerAddress(): Plugin {
  return {
    name: 'calculario:worker-address',
    resolveId: (id) => (id.startsWith(WORKER) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORKER}`)) return undefined;
      const file = id.slice(WORKER.length + 1);
      const { command, root } = this.environment.config;
      // Pages are written without workers.
      if (this.environment.name !== 'client') return `export default '';`;
      if (command === 'serve') return `export default '/${file}';`;
      const chunk = this.emitFile({ type: 'chunk', id: join(root, file) });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
