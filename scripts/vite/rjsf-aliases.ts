/**
 * Keeps the unused parts of RJSF's default registry out of the bundle (theme, Markdown, schema utilities: 63 kB): whole modules
 * of ours replace whole modules of RJSF. `src/form/rjsf/aliases.test.ts` compares the HTML of both.
 */
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const own = (name: string) => fileURLToPath(new URL(`../../src/form/rjsf/${name}.ts`, import.meta.url));

/** Modules of ours by the end of the specifier with which RJSF imports its own. */
const REPLACED: readonly (readonly [specifier: RegExp, file: string])[] = [
  [/^.*\/getDefaultRegistry\.js$/, own('default-registry')],
  [/^.*\/createSchemaUtils\.js$/, own('schema-utils')],
  [/^.*\/deepEquals\.js$/, own('deep-equals')],
  [/^fast-uri$/, own('no-references')],
  [/^markdown-to-jsx\/react$/, own('no-markdown')],
];

/** The aliases, for `resolve.alias`. */
export const RJSF_ALIASES: readonly Alias[] = REPLACED.map(([find, replacement]) => ({ find, replacement }));

/** Stops a build in which an alias no longer matches, because RJSF has moved a module. */
export function checkRjsfAliases(): Plugin {
  return {
    name: 'calculario:check-rjsf-aliases',
    apply: 'build',
    buildEnd(error) {
      if (error || this.environment.name === 'ssr') return;
      const unused = REPLACED.filter(([, file]) => this.getModuleInfo(file) === null);
      if (unused.length > 0)
        this.error(`O RJSF não importa mais ${unused.map(([specifier]) => specifier.source).join(', ')}.`);
    },
  };
}
