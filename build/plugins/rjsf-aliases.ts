/**
 * Vite plugin: keeps unused parts of RJSF's default registry (theme, Markdown, schema utilities: 63 kB) out of the
 * bundle by replacing modules with our own. `src/form/rjsf/aliases.test.ts` compares the HTML of both.
 */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Alias, type Plugin } from 'vite';

/** The path of a module as Vite writes it, with slashes on Windows too. */
const own = (name: string) =>
  normalizePath(fileURLToPath(new URL(`../../src/form/rjsf/${name}.ts`, import.meta.url)));

/** Our modules, by the end of the import specifiers that they replace. */
const REPLACED: readonly (readonly [specifier: RegExp, file: string])[] = [
  [/^.*\/getDefaultRegistry\.js$/, own('default-registry')],
  [/^.*\/createSchemaUtils\.js$/, own('schema-utils')],
  [/^.*\/deepEquals\.js$/, own('deep-equals')],
  [/^fast-uri$/, own('no-references')],
  [/^markdown-to-jsx\/react$/, own('no-markdown')],
];

export const RJSF_ALIASES: readonly Alias[] = REPLACED.map(([find, replacement]) => ({ find, replacement }));

/** Creates the plugin, which stops a build if an alias no longer matches because RJSF has moved a module. */
export function rjsfAliases(): Plugin {
  return {
    name: 'calculario:rjsf-aliases',
    config: () => ({ resolve: { alias: [...RJSF_ALIASES] } }),
    buildEnd(error) {
      const { command } = this.environment.config;
      if (error || command !== 'build' || this.environment.name !== 'client') return;
      const unused = REPLACED.filter(([, file]) => this.getModuleInfo(file) === null);
      if (unused.length > 0)
        this.error(`RJSF no longer imports ${unused.map(([specifier]) => specifier.source).join(', ')}.`);
    },
  };
}
