/**
 * Has what every calculator has for itself come as one module of the build, or a few: a bundler keeps a tree of each module
 * until its build ends, and of many calculators these would be tens of thousands.
 */
import type { PluginContext } from 'rolldown';
import type { Plugin, PluginOption } from 'vite';
import {
  bundleOwn,
  IN_BROWSER,
  ON_SERVER,
  OWN_BUNDLES,
  type BundledModule,
  type OwnModules,
} from './own-bundle.ts';
import { ADMIN, ownerOf } from './own-ids.ts';
import { apiOf } from './plugin-api.ts';

/** What others may ask of the plugin. */
interface Given {
  /** The modules that one of the build is made of: itself, unless others were bundled into it. */
  readonly madeOf: (id: string) => readonly string[];
}

/** What the plugin of a build says of its modules, once the half is built. */
export function modulesIn(plugins: readonly PluginOption[] | undefined): Given['madeOf'] {
  return (apiOf(plugins, OWN_BUNDLES) as Given).madeOf;
}

/** How a plugin comes to the modules of a calculator. */
interface Source {
  /** What a calculator has for itself; by default, what it has in the half of the site that is built. */
  readonly own?: OwnModules;
  /** Where they were bundled before. */
  readonly ahead?: (owner: string) => Promise<readonly BundledModule[]>;
}

/** What is left of a bundle: each module is given out once, for there are many calculators. */
type Left = Map<string, BundledModule>;

/** The plugin; in dev there are no bundles. */
export function ownBundles({ own, ahead }: Source = {}): Plugin<Given> {
  let plugins: readonly Plugin[] = [];
  let modules = own ?? IN_BROWSER;
  const bundles = new Map<string, Promise<Left>>();
  const sources = new Map<string, string>();
  const madeOf = new Map<string, readonly string[]>();

  const calculatorOf = (id: string) => {
    const owner = ownerOf(id);
    return owner === ADMIN ? undefined : owner;
  };
  const nameOf = (owner: string, source: string) => `${owner} ${source}`;

  async function bundle(build: PluginContext, owner: string): Promise<Left> {
    const bundled = await (ahead?.(owner) ?? bundleOwn(build, plugins, owner, modules));
    for (const { id, source } of bundled) sources.set(nameOf(owner, source), id);
    return new Map(bundled.map((module) => [module.id, module]));
  }

  return {
    name: OWN_BUNDLES,
    apply: 'build',
    enforce: 'pre',
    api: { madeOf: (id) => madeOf.get(id) ?? [id] },
    configResolved(config) {
      ({ plugins } = config);
      modules = own ?? (config.build.ssr === false ? IN_BROWSER : ON_SERVER);
    },
    resolveId(source, importer) {
      const owner = importer === undefined ? undefined : calculatorOf(importer);
      if (owner === undefined) return undefined;
      // What it imports of others is resolved already.
      return source.startsWith('\0') ? source : sources.get(nameOf(owner, source));
    },
    async load(id) {
      const owner = calculatorOf(id);
      if (owner === undefined) return undefined;
      const bundling = bundles.get(owner) ?? bundle(this, owner);
      bundles.set(owner, bundling);
      const left = await bundling;
      const module = left.get(id);
      if (!module) throw new Error(`${id} is not in the bundle of ${owner}, or was given out already.`);
      left.delete(id);
      madeOf.set(id, module.modules);
      return { code: module.code, moduleType: 'js' };
    },
  };
}
