/** The client bundle's chunks: which of them a page loads, told by the modules that its rendering needs. */

/** What is known of a chunk; part of what the bundler returns. */
export interface Chunk {
  readonly fileName: string;
  /** The module that it was split off for. */
  readonly facadeModuleId: string | null;
  /** Ids of all modules in it. */
  readonly moduleIds: readonly string[];
  /** File names of the chunks that it imports statically. */
  readonly imports: readonly string[];
  /** File names of those that it imports when something is asked for. */
  readonly dynamicImports?: readonly string[];
  /** File names of style sheets that come with it. */
  readonly styles?: readonly string[];
}

/** Chunks by what they are looked for, gathered once for all pages. */
interface Lookups {
  readonly entry: Chunk | undefined;
  readonly byFile: ReadonlyMap<string, Chunk>;
  /** By the module that each was split off for, or else by a module in it. */
  readonly byModule: ReadonlyMap<string, Chunk>;
}

const known = new WeakMap<readonly Chunk[], Lookups>();

function lookupsOf(chunks: readonly Chunk[]): Lookups {
  const found = known.get(chunks);
  if (found) return found;
  const lookups = {
    entry: chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
    byFile: new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
    byModule: new Map([
      ...chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
      ...chunks.flatMap((chunk) =>
        chunk.facadeModuleId === null ? [] : [[chunk.facadeModuleId, chunk] as const],
      ),
    ]),
  };
  known.set(chunks, lookups);
  return lookups;
}

/** The chunk that every page begins with. @throws Error if the bundle has none. */
export function entryOf(chunks: readonly Chunk[]): Chunk {
  const { entry } = lookupsOf(chunks);
  if (!entry) throw new Error('O pacote do navegador não tem entrada.');
  return entry;
}

/**
 * Addresses of the chunks that hydrate a page: the entry first, then all that it and the given modules need.
 *
 * @param modules ids of the modules that the page imports dynamically; those that only the server bundle has are left
 * out.
 * @throws Error if the bundle has no entry.
 */
export function pageChunks(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const { byFile, byModule } = lookupsOf(chunks);
  const needed = new Set<string>();
  const add = (fileName: string) => {
    const chunk = byFile.get(fileName);
    if (!chunk || needed.has(fileName)) return;
    needed.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  add(entryOf(chunks).fileName);
  for (const id of modules) {
    const own = byModule.get(id);
    if (own) add(own.fileName);
  }
  return [...needed].map((fileName) => `/${fileName}`);
}
