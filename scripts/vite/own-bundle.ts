/** Bundles what a calculator has for itself: its own modules, and its copies of the small ones that calculators share. */
import { rolldown, type OutputChunk, type Plugin as BundlerPlugin, type PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { ANSWERING, CALCULATOR } from './calculator-module.ts';
import { copyOf } from './own-ids.ts';

/** The name of the plugin that asks for this. */
export const OWN_COPIES = 'calculario:own-copies';

/**
 * What is copied: functions and data, which keep nothing between calls. Series are not: they are as large as a calculator,
 * and whoever compares two of them on one visit loads them once.
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

/** A module that stands for those that were bundled into it. */
interface BundledModule {
  readonly code: string;
  /** Their ids. */
  readonly modules: readonly string[];
}

/** A calculator's modules. */
export interface OwnBundle {
  /** The id of what one of them imports; `undefined` for what has to be resolved as everything else. */
  readonly idOf: (source: string) => string | undefined;
  /** Gives a module out, once: there are many calculators. */
  readonly take: (id: string) => BundledModule;
}

/** By what their files are called within a bundle. */
const ENTRIES = { form: CALCULATOR, answers: ANSWERING };

const isVirtualOf = (id: string, owner: string) => id.startsWith('\0virtual:') && id.endsWith(`/${owner}`);

/** What our own plugins know of reading and rewriting a module, without what they do for a whole build. */
function readers(plugins: readonly Plugin[]): BundlerPlugin[] {
  return plugins
    .filter(({ name }) => name.startsWith('calculario:') && name !== OWN_COPIES)
    .map(({ name, load, transform }) => ({ name, load, transform }) as BundlerPlugin);
}

/** Resolves as the whole build does; what is not the calculator's alone stays an import. */
function ownModulesOnly(build: PluginContext, owner: string): BundlerPlugin {
  return {
    name: 'calculario:own-modules-only',
    async resolveId(source, importer, { kind }) {
      if (importer === undefined) return source;
      const found = await build.resolve(source, importer, { kind, skipSelf: true });
      if (!found) return null;
      const isCopied = kind !== 'dynamic-import' && COPIED.some((place) => place.test(found.id));
      const { id, moduleSideEffects } = found;
      return { id, moduleSideEffects, external: !isCopied && !isVirtualOf(id, owner) };
    },
  };
}

function ownBundle(chunks: readonly OutputChunk[], owner: string): OwnBundle {
  const idOf = ({ facadeModuleId, fileName }: OutputChunk) =>
    facadeModuleId ?? copyOf(`\0${fileName}`, owner);
  const ids = new Map(chunks.map((chunk) => [`./${chunk.fileName}`, idOf(chunk)]));
  const left = new Map(chunks.map((chunk) => [idOf(chunk), chunk]));
  return {
    idOf: (source) => (source.startsWith('\0') ? source : ids.get(source)),
    take(id) {
      const chunk = left.get(id);
      if (!chunk) throw new Error(`${id} is not in the bundle of ${owner}, or was taken already.`);
      left.delete(id);
      const modules = chunk.moduleIds.map((own) => (isVirtualOf(own, owner) ? own : copyOf(own, owner)));
      return { code: chunk.code, modules };
    },
  };
}

/**
 * Bundles a calculator's own modules, as few as its page loads at different times.
 *
 * @param build what they are for.
 * @param plugins all of that build.
 */
export async function bundleOwn(
  build: PluginContext,
  plugins: readonly Plugin[],
  owner: string,
): Promise<OwnBundle> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, kind]) => [name, `\0${kind}${owner}`])),
    plugins: [ownModulesOnly(build, owner), ...readers(plugins)],
    treeshake: { propertyReadSideEffects: false },
    preserveEntrySignatures: 'strict',
    makeAbsoluteExternalsRelative: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
  try {
    const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
    const { output } = await bundle.generate({ format: 'es', ...names });
    return ownBundle(
      output.filter((file) => file.type === 'chunk'),
      owner,
    );
  } finally {
    await bundle.close();
  }
}
