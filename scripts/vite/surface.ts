/**
 * What the calculators use of the rest of the site, all of them together. A build of some of them that keeps the same for
 * use has the same files of the rest as a build of the others.
 */
import { parseSync, type Plugin } from 'vite';

/** What modules import. */
export interface Imports {
  /** Names by the module that has them; `default` among them. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Modules that are imported when something is asked for. */
  readonly later: ReadonlySet<string>;
}

/**
 * What the code of a module imports of others.
 *
 * @param isOwn whether an import is of its own bundle.
 * @throws Error where a whole module is imported under one name: which of its names are used is not known then.
 */
export function importsOf(code: string, isOwn: (source: string) => boolean): Imports {
  const { module } = parseSync('module.js', code);
  const names = new Map<string, Set<string>>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (isOwn(moduleRequest.value)) continue;
    const known = names.get(moduleRequest.value) ?? new Set<string>();
    names.set(moduleRequest.value, known);
    for (const { importName } of entries) {
      if (importName.kind === 'NamespaceObject')
        throw new Error(`${moduleRequest.value}: importe os nomes um a um, e não o módulo inteiro.`);
      known.add(importName.name ?? 'default');
    }
  }
  const later = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1).replace('\\0', '\0'))
    .filter((source) => !isOwn(source));
  return { names, later: new Set(later) };
}

/** What several modules import. */
export function allImports(imports: Iterable<Imports>): Imports {
  const names = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const part of imports) {
    for (const [id, some] of part.names) names.set(id, new Set([...(names.get(id) ?? []), ...some]));
    for (const id of part.later) later.add(id);
  }
  return { names, later };
}

const SURFACE = '\0virtual:surface';

/** A module that uses all of it. */
export function surfaceModule({ names, later }: Imports): string {
  const lines = [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, some], at) => {
      const listed = [...some].toSorted().map((name, place) => `${name} as used_${at}_${place}`);
      return `export { ${listed.join(', ')} } from ${JSON.stringify(id)};`;
    });
  const loaders = [...later].toSorted().map((id) => `() => import(${JSON.stringify(id)})`);
  return [...lines, `export const later = [${loaders.join(', ')}];`].join('\n');
}

/**
 * The plugin: a build with it keeps all of it.
 *
 * @param entry of the build.
 */
export function keepSurface(imports: Imports, entry = 'index.html'): Plugin {
  return {
    name: 'calculario:surface',
    // The order of modules in a file is that in which they are first met: what differs between builds comes later.
    config: () => ({ build: { rolldownOptions: { input: [entry, SURFACE] } } }),
    buildStart() {
      this.emitFile({ type: 'chunk', id: SURFACE, preserveSignature: 'strict' });
    },
    resolveId: (id) => (id === SURFACE ? id : undefined),
    load: (id) => (id === SURFACE ? { code: surfaceModule(imports), moduleType: 'js' } : undefined),
    // Nobody loads it.
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId === SURFACE) delete bundle[name];
    },
  };
}
