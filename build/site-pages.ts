/** Makes the data of the site's pages from the compiled files. */
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

/** Ids of the calculators that a category's hub announces. */
async function announcedBy(category: string): Promise<string[]> {
  const file = join(ROOT, 'src/pages/hub/content', `${category}.ts`);
  if (!existsSync(file)) return [];
  const content = (await import(pathToFileURL(file).href)) as { readonly default: HubContent };
  return content.default.comingSoon.map(({ id }) => id);
}

const announced = new Map(
  await Promise.all(categories.map(async ({ id }) => [id, await announcedBy(id)] as const)),
);

/** The code that answers a press on a calculator's page, as a source file. */
export const ANSWERING = 'src/pages/calculator/answering/answering.ts';

/** The worker that calculates beside a page, as a source file. */
export const WORKER = 'src/pages/calculator/tools/runs/worker.ts';

/** Addresses of the scripts that a calculator's page loads dynamically. */
export interface ScriptAddresses {
  readonly moduleOf: (id: string) => string;
  readonly worker: string;
  readonly answers: readonly string[];
}

/** The pages that carry data, all but the home page. */
export interface SitePages {
  readonly addresses: readonly string[];
  /** Former addresses of renamed calculators, with the present ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** The data of a page; `undefined` for an unknown page. */
  readonly read: (path: string) => PageData | undefined;
}

/** @param output folder of the compiled files. */
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
