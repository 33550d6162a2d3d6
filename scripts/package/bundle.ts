/** Bundles engine and definitions as plain modules without the site: one for each calculator, and one of all. */
import { build, type Plugin, type PluginOption } from 'vite';
import { ROOT } from '../build/paths.ts';
import { definitionIds } from '../../compiler/load.ts';
import { COMPUTATION } from '../vite/calculator-module.ts';
import { COMPUTING } from '../vite/own-bundle.ts';
import { ownBundles } from '../vite/own-bundles.ts';
import { CALCULATORS_PLUGIN } from '../vite/calculators-plugin.ts';

/** Name of the module of all. */
const ALL = 'index';
const ENTRY = 'virtual:entry/';
const HOME = '/src/package';

/** The exports of one calculator's module. */
const EXPORTS = ['id', 'name', 'title', 'description', 'compute', 'schema'] as const;

function entryOfOne(id: string): string {
  return [
    `import { calculator } from ${JSON.stringify(COMPUTATION + id)};`,
    `import { standalone } from '${HOME}/standalone.ts';`,
    `export const { ${EXPORTS.join(', ')} } = /* @__PURE__ */ standalone(calculator);`,
  ].join('\n');
}

function entryOfAll(ids: readonly string[]): string {
  return [
    `import { registry } from '${HOME}/registry.ts';`,
    ...ids.map((id, index) => `import * as c${index} from ${JSON.stringify(ENTRY + id)};`),
    `export const { calculators, compute, schema } = registry([${ids.map((_, index) => `c${index}`).join(', ')}]);`,
  ].join('\n');
}

function entries(ids: readonly string[]): Plugin {
  return {
    name: 'calculario:package-entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const name = id.slice(ENTRY.length + 1);
      return name === ALL ? entryOfAll(ids) : entryOfOne(name);
    },
  };
}

/** The one of the site's plugins by which definitions are compiled. */
function definitionPlugins(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.filter(
    (plugin) =>
      typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === CALCULATORS_PLUGIN,
  );
}

/**
 * Writes the modules, which need no package and run in Node and in browsers: `index.js` and `<category>/<slug>.js`.
 *
 * @param folder where they are written; what was there is deleted.
 * @param plugins the site's: with those of its build, definitions are not collected again.
 */
export async function bundleCalculators(folder: string, plugins: readonly PluginOption[]): Promise<void> {
  const ids = await definitionIds();
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [...definitionPlugins(plugins), ownBundles({ own: COMPUTING }), entries(ids)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries([ALL, ...ids].map((name) => [name, ENTRY + name])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'partes/[name]-[hash].js' },
        checks: { bundlerTimings: false },
      },
    },
  });
}
