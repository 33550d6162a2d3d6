/** Bundles what a calculator has for itself: its own modules, and its copies of the small ones that calculators share. */
import { rolldown, type OutputChunk, type Plugin as BundlerPlugin, type PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { inTurns } from '../build/in-parallel.ts';
import { ANSWERING, CALCULATOR, COMPUTATION } from './calculator-module.ts';
import { copyOf } from './own-ids.ts';

/** The name of the plugin that asks for this. */
export const OWN_BUNDLES = 'calculario:own-bundles';

/** What a calculator has for itself. */
export interface OwnModules {
  /** What of it the rest of a build imports, by what the files are called within a bundle. */
  readonly entries: Readonly<Record<string, string>>;
  /** Whether a module that one of its own imports is its own, too. */
  readonly include: (id: string, owner: string) => boolean;
}

/**
 * What calculators share and each has a copy of in the browser, so that its page loads one file with all that it needs:
 * small modules (laws, tables, rules, layouts, and the fields and elements that only some have). Shared, they would be twenty
 * files of a few hundred bytes, each compressed without knowledge of the others and with a list of names to import and
 * export: a sixth more than the same modules in one file. These are functions and data, which keep nothing between calls;
 * the engine and React, which do, are never copied. Series are not, either: they are as large as a calculator, and whoever
 * compares two of them on one visit loads them once.
 */
const COPIED: readonly RegExp[] = [
  /\/calculators\/(?!series\/)/,
  /\/src\/quantity\/progressive\.ts$/,
  // Answers explain with the one that comes with them; some definitions explain before.
  /\/src\/engine\/explain\.ts$/,
  /\/src\/fields\/(?:(?!number)\w+\/widget\.tsx|drawing\/(?:use-row-focus|row-change)\.ts)$/,
  /\/src\/result\/(?:charts|elements\/(?!figures|headline|notice|steps)\w+)\/[\w-]+\.tsx?$/,
  /\/@rjsf\/core\/lib\/components\/fields\/(?:Array|Boolean)Field\.js$/,
];

/** For the browser: with its copies. */
export const IN_BROWSER: OwnModules = {
  entries: { form: CALCULATOR, answers: ANSWERING },
  include: (id) => COPIED.some((place) => place.test(id)),
};

/** Elsewhere: its card, and the folder beside it. */
const ownFiles: OwnModules['include'] = (id, owner) =>
  id.endsWith(`/calculators/${owner}.ts`) || id.includes(`/calculators/${owner}/`);

/** Where pages are rendered. */
export const ON_SERVER: OwnModules = { entries: { form: CALCULATOR }, include: ownFiles };

/** Where nothing is drawn. */
export const COMPUTING: OwnModules = { entries: { computation: COMPUTATION }, include: ownFiles };

/** A module that stands for those that were bundled into it. */
export interface BundledModule {
  readonly id: string;
  /** How the others of its bundle import it. */
  readonly source: string;
  readonly code: string;
  /** Ids of the modules in it. */
  readonly modules: readonly string[];
}

const isVirtualOf = (id: string, owner: string) => id.startsWith('\0virtual:') && id.endsWith(`/${owner}`);

/** What our own plugins know of reading and rewriting a module, without what they do for a whole build. */
function readers(plugins: readonly Plugin[]): BundlerPlugin[] {
  return plugins
    .filter(({ name }) => name.startsWith('calculario:') && name !== OWN_BUNDLES)
    .map(({ name, load, transform }) => ({ name, load, transform }) as BundlerPlugin);
}

/** Resolves as the whole build does; what is not the calculator's alone stays an import. */
function ownModulesOnly(build: PluginContext, owner: string, include: OwnModules['include']): BundlerPlugin {
  return {
    name: 'calculario:own-modules-only',
    async resolveId(source, importer, { kind }) {
      if (importer === undefined) return source;
      const found = await build.resolve(source, importer, { kind, skipSelf: true });
      if (!found) return null;
      const { id, moduleSideEffects } = found;
      // What is loaded when it is asked for is a file of its own anyway.
      const isOwn = isVirtualOf(id, owner) || (kind !== 'dynamic-import' && include(id, owner));
      // Loading a file of the calculators changes nothing: what nobody uses of it, as its evidence, stays out.
      const isPure = /\/calculators\//.test(id);
      return { id, moduleSideEffects: isPure ? false : moduleSideEffects, external: !isOwn };
    },
  };
}

function bundledModule(
  { facadeModuleId, fileName, code, moduleIds }: OutputChunk,
  owner: string,
): BundledModule {
  return {
    id: facadeModuleId ?? copyOf(`\0${fileName}`, owner),
    source: `./${fileName}`,
    code,
    modules: moduleIds.map((id) => (isVirtualOf(id, owner) ? id : copyOf(id, owner))),
  };
}

/** Calculators that are bundled at the same time: each takes memory. */
const AT_ONCE = 2;

const inTurn = inTurns(AT_ONCE);

async function bundleNow(
  build: PluginContext,
  plugins: readonly Plugin[],
  owner: string,
  { entries, include }: OwnModules,
): Promise<BundledModule[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, kind]) => [name, `\0${kind}${owner}`])),
    plugins: [ownModulesOnly(build, owner, include), ...readers(plugins)],
    preserveEntrySignatures: 'strict',
    makeAbsoluteExternalsRelative: false,
    treeshake: { propertyReadSideEffects: false },
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
  try {
    const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
    const { output } = await bundle.generate({ format: 'es', ...names });
    return output.flatMap((file) => (file.type === 'chunk' ? [bundledModule(file, owner)] : []));
  } finally {
    await bundle.close();
  }
}

/**
 * Bundles a calculator's own modules, as few as its page loads at different times; a few calculators at a time, however
 * many are asked for.
 *
 * @param build what they are for.
 * @param plugins all of that build.
 */
export function bundleOwn(...of: Parameters<typeof bundleNow>): Promise<BundledModule[]> {
  return inTurn(() => bundleNow(...of));
}
