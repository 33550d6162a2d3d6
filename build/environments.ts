/** Configures the three builds: client, page renderer, and API. */
import { existsSync } from 'node:fs';
import type { EnvironmentOptions } from 'vite';
import { API_FOLDER } from '../server/api/built-calculators.ts';
import { catalogueFile, moduleFile, packageFile, readOutput, type Catalogue } from '../compiler/output.ts';
import { DIST, MANIFEST_FILE, SERVER_BUNDLE } from './paths.ts';
import { WORKER } from './site-pages.ts';

/** Lists the ids of the compiled calculators; none before the first compilation. */
function compiledIds(): string[] {
  if (!existsSync(catalogueFile())) return [];
  return (readOutput(catalogueFile()) as Catalogue).pages.map(({ id }) => id);
}

/** Entries of the compiled calculators, by the name of the built file. */
function calculators(fileOf: (id: string) => string, prefix = ''): Record<string, string> {
  return Object.fromEntries(compiledIds().map((id) => [prefix + id, fileOf(id)]));
}

/** Folders by the name of the chunk for their modules. */
type ChunkGroups = Readonly<Record<string, readonly string[]>>;

/** Creates Rolldown's groups. A module joins the group of its deepest folder, or an earlier group that imports it. */
function codeSplitting(groups: ChunkGroups) {
  const folders = Object.entries(groups)
    .flatMap(([name, own]) => own.map((folder) => ({ name, folder: `/${folder}` })))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const names = Object.keys(groups);
  const groupOf = (id: string) => folders.find(({ folder }) => id.includes(folder))?.name;
  return {
    groups: names.map((name, index) => ({
      name,
      test: (id: string) => groupOf(id) === name,
      priority: names.length - index,
    })),
  };
}

/** Chunks that run with the first result. */
const FIRST_RESULT = new Set(['resultado', 'passos', 'recibo']);

/**
 * Asks Chrome to compile the code of the first result while it loads in the background, by an explicit compile hint:
 * otherwise it is compiled during the first press, which takes a quarter of the main thread's time until the result.
 */
const compileHint = ({ name }: { readonly name: string }) =>
  FIRST_RESULT.has(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Creates Vite's build environments, in which every compiled calculator is an entry. */
export function environments(groups: ChunkGroups): Record<string, EnvironmentOptions> {
  const named = { entryFileNames: '[name].js', chunkFileNames: 'partes/[name]-[hash].js' };
  return {
    client: {
      build: {
        outDir: DIST,
        emptyOutDir: true,
        manifest: MANIFEST_FILE,
        rolldownOptions: {
          input: {
            index: 'index.html',
            worker: WORKER,
            ...calculators((id) => moduleFile(id)),
          },
          preserveEntrySignatures: 'exports-only',
          output: {
            // Use only the slug, because the hash distinguishes calculators with the same one.
            entryFileNames: ({ name }) => `assets/${name.split('/').at(-1)}-[hash].js`,
            codeSplitting: codeSplitting(groups),
            postBanner: compileHint,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: SERVER_BUNDLE,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            'entry-server': 'src/app/entry-server.tsx',
            live: 'src/app/document/live.ts',
            ...calculators((id) => moduleFile(id), 'calculators/'),
          },
          preserveEntrySignatures: 'strict',
          output: named,
        },
      },
    },
    api: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: `${DIST}/${API_FOLDER}`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { index: packageFile('index'), ...calculators((id) => packageFile(id)) },
          preserveEntrySignatures: 'strict',
          output: named,
        },
      },
    },
  };
}
