/**
 * Gives the administrative area its own copy of what draws forms: shared, it would part from the file that every
 * calculator's page loads.
 */
import type { Plugin } from 'vite';
import { ADMIN, copyOf, ownerOf, uncopied } from './own-ids.ts';

/** What is copied: RJSF, and what of ours asks it to draw. */
const COPIED: readonly RegExp[] = [/\/@rjsf\//, /\/src\/form\//];

/** The plugin; in dev and on the server there are no copies. */
export function adminCopies(): Plugin {
  return {
    name: 'calculario:admin-copies',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || ownerOf(importer) !== ADMIN) return undefined;
      const found = await this.resolve(source, uncopied(importer), { ...options, skipSelf: true });
      // What is loaded when it is asked for is a file of its own anyway.
      if (!found || found.external || options.kind === 'dynamic-import') return found;
      const isCopied = COPIED.some((place) => place.test(found.id));
      return isCopied ? { ...found, id: copyOf(found.id, ADMIN) } : found;
    },
  };
}
