/** Reads the data of the site's pages from the compiled files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  catalogueFile,
  comparedFile,
  factsFile,
  OUTPUT,
  readOutput,
  type Catalogue,
} from '../compiler/output.ts';
import { categories } from '../src/catalogue/categories.ts';
import { calculatorPath } from '../src/catalogue/entry.ts';
import {
  categoriesPage,
  hubPagePath,
  hubPages,
  movedPages,
  type CalculatorFacts,
  type PageData,
} from '../src/catalogue/page-data.ts';
import type { HubContent } from '../src/pages/hub/hub-content.ts';
import { ROOT } from './paths.ts';

/** Lists the ids of future calculators announced in the hub of a category. */
async function announcedBy(category: string): Promise<string[]> {
  const file = join(ROOT, 'src/pages/hub/content', `${category}.ts`);
  if (!existsSync(file)) return [];
  const content = (await import(pathToFileURL(file).href)) as { readonly default: HubContent };
  return content.default.comingSoon.map(({ id }) => id);
}

const announced = new Map(
  await Promise.all(categories.map(async ({ id }) => [id, await announcedBy(id)] as const)),
);

/** Source of the code that handles clicks on the page of a calculator. */
export const ANSWERING = 'src/pages/calculator/answering/answering.ts';

/** Source of the worker that calculates in the background. */
export const WORKER = 'src/pages/calculator/tools/runs/worker.ts';

/** Addresses of the scripts that the page of a calculator loads dynamically. */
export interface ScriptAddresses {
  readonly moduleOf: (id: string) => string;
  readonly worker: string;
  readonly answers: readonly string[];
}

/** Data of all pages except the home page. */
export interface SitePages {
  readonly addresses: readonly string[];
  /** Current addresses of renamed calculators by their former ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Returns the data of a page; `undefined` if it has none. */
  readonly read: (path: string) => PageData | undefined;
}

/** @param output folder of the compiled files */
export function openPages({ moduleOf, ...shared }: ScriptAddresses, output: string = OUTPUT): SitePages {
  const { entries, pages } = readOutput(catalogueFile(output)) as Catalogue;
  const hubs = categories.flatMap(({ id, hubPath }) =>
    hubPages(entries, id, announced.get(id) ?? []).map(
      (hub) => [hubPagePath(hubPath, hub.page), hub] as const,
    ),
  );
  const movedData = pages.flatMap(({ id, formerIds }) => movedPages(id, formerIds));
  const lists = new Map<string, PageData>([
    ...hubs,
    ['/categorias', categoriesPage(entries)],
    ['/conferido-com', readOutput(comparedFile(output)) as PageData],
    ...movedData,
  ]);
  const calculators = new Map(pages.map(({ id }) => [calculatorPath(id), id]));
  const moved = new Map(movedData.map(([path, { movedTo }]) => [path, calculatorPath(movedTo)]));
  return {
    addresses: ['/', ...calculators.keys(), ...lists.keys()].filter((path) => !moved.has(path)),
    moved,
    read(path) {
      const id = calculators.get(path);
      if (id === undefined) return lists.get(path);
      const facts = readOutput(factsFile(id, output)) as CalculatorFacts;
      return { ...facts, module: moduleOf(id), ...shared };
    },
  };
}
