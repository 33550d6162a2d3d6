/**
 * Gives every calculator its own copy of the small modules that calculators share (laws, tables, rules, layouts, and the
 * fields and elements that only some have), so that its page loads one file with all that it needs. Shared, they would be
 * twenty files of a few hundred bytes, each compressed without knowledge of the others and with a list of names to
 * import and export: a sixth more than the same modules in one file. What these modules share with the rest of the page,
 * and what they keep between calls, is the engine's and React's: those are never copied.
 *
 * The administrative area has a copy of what draws forms for the same reason: shared, it would part from the file that
 * every calculator's page loads.
 */
import type { Plugin, PluginOption } from 'vite';
import { inTurns } from '../build/in-parallel.ts';
import { bundleOwn, OWN_COPIES, type OwnBundle } from './own-bundle.ts';
import { ADMIN, copyOf, ownerOf, uncopied } from './own-ids.ts';

/** What the administrative area has copies of: RJSF, and what of ours asks it to draw. */
const COPIED_FOR_ADMIN: readonly RegExp[] = [/\/@rjsf\//, /slim-rjsf:/, /\/src\/form\//];

/** What others may ask of the plugin. */
interface Given {
  /** The modules that one of the build is made of: itself, unless others were bundled into it. */
  readonly madeOf: (id: string) => readonly string[];
}

/** What the plugin of a build says of its modules, once the half is built. */
export function modulesIn(plugins: readonly PluginOption[]): Given['madeOf'] {
  const given = plugins.find((plugin) => plugin && 'name' in plugin && plugin.name === OWN_COPIES);
  if (!given) throw new Error(`${OWN_COPIES} is not among the plugins.`);
  return (given as Plugin<Given>).api?.madeOf ?? ((id) => [id]);
}

/** Calculators that are bundled at the same time: each takes memory. */
const AT_ONCE = 2;

/** The plugin; in dev and on the server there are no copies. */
export function ownCopies(): Plugin<Given> {
  let plugins: readonly Plugin[] = [];
  const bundles = new Map<string, Promise<OwnBundle>>();
  const madeOf = new Map<string, readonly string[]>();
  const inTurn = inTurns(AT_ONCE);

  return {
    name: OWN_COPIES,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    api: { madeOf: (id) => madeOf.get(id) ?? [id] },
    configResolved(config) {
      ({ plugins } = config);
    },
    async resolveId(source, importer, options) {
      const owner = importer === undefined ? undefined : ownerOf(importer);
      if (owner === undefined || importer === undefined) return undefined;
      if (owner !== ADMIN) return (await bundles.get(owner))?.idOf(source);
      const found = await this.resolve(source, uncopied(importer), { ...options, skipSelf: true });
      // What is loaded when it is asked for is a file of its own anyway.
      if (!found || found.external || options.kind === 'dynamic-import') return found;
      return COPIED_FOR_ADMIN.some((place) => place.test(found.id))
        ? { ...found, id: copyOf(found.id, owner) }
        : found;
    },
    async load(id) {
      const owner = ownerOf(id);
      if (owner === undefined || owner === ADMIN) return undefined;
      const bundle = bundles.get(owner) ?? inTurn(() => bundleOwn(this, plugins, owner));
      bundles.set(owner, bundle);
      const { code, modules } = (await bundle).take(id);
      madeOf.set(id, modules);
      return { code, moduleType: 'js' };
    },
  };
}
