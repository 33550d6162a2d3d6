/** Bundles a definition with its modules from `calculators/` into an ES module that imports the engine. */
import { relative, resolve, dirname } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { CompiledParts } from './assessment.ts';
import { slashed } from './slashed.ts';

/** Import prefix of the project's files in compiled modules, defined by `imports` in package.json. */
const PROJECT = '#root';
const ENTRY = 'compiled';
const VALIDATOR = 'compiled/validator';

/**
 * Folder of series, which are not bundled because they are as large as a calculator, and several calculators share
 * them.
 */
const SHARED = 'series/';

/** Generates the entry of the bundle, with the exports of `CompiledCalculator`. */
function entryOf({ file, programs, fieldKinds }: CompiledParts): string {
  return `import definition from ${JSON.stringify(slashed(file))};
import { validate } from '${VALIDATOR}';
export const calculator = { definition, programs: ${JSON.stringify(programs)}, validate };
export const fieldKinds = ${JSON.stringify(fieldKinds)};`;
}

function sources(parts: CompiledParts, root: string, project: string): Plugin {
  return {
    name: 'calculario:definition',
    resolveId(source, importer) {
      if (source === ENTRY || source === VALIDATOR) return source;
      const file = importer === undefined || importer === ENTRY ? source : resolve(dirname(importer), source);
      const place = slashed(relative(root, file));
      if (!place.startsWith('..') && !place.startsWith(SHARED)) return file;
      return { id: `${PROJECT}/${slashed(relative(project, file))}`, external: true };
    },
    load(id) {
      if (id === ENTRY) return entryOf(parts);
      return id === VALIDATOR ? { code: parts.validatorCode, moduleType: 'js' } : undefined;
    },
  };
}

/**
 * Generates the module of a calculator with its source map. Tree shaking removes the evidence, because no export refers
 * to it.
 *
 * @param root folder of the calculators
 * @param project folder whose package.json declares `#root`
 */
export async function compiledModule(
  parts: CompiledParts,
  root: string,
  project: string,
): Promise<{ readonly code: string; readonly map: string }> {
  const bundle = await rolldown({
    input: ENTRY,
    plugins: [sources(parts, root, project)],
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
  });
  try {
    const { output } = await bundle.generate({ format: 'es', sourcemap: true, codeSplitting: false });
    const [{ code, map }] = output;
    return { code, map: map?.toString() ?? '' };
  } finally {
    await bundle.close();
  }
}

/** Generates the modules that calculate without a page: one for each calculator, and `index` for all of them. */
export function packageModules(ids: readonly string[]): (readonly [name: string, code: string])[] {
  const one = (id: string) => `import { calculator } from '${PROJECT}/.cache/calculators/${id}.js';
import { standalone } from '${PROJECT}/src/package/standalone.ts';
export const { id, name, title, description, compute, schema } = standalone(calculator);
`;
  const all = `${ids.map((id, index) => `import * as c${index} from './${id}.js';`).join('\n')}
import { registry } from '${PROJECT}/src/package/registry.ts';
export const { calculators, compute, schema } = registry([${ids.map((_, index) => `c${index}`).join(', ')}]);
`;
  return [...ids.map((id) => [id, one(id)] as const), ['index', all]];
}
