/** The data of the site's pages, made from what the compiler wrote. */
import { catalogueFile, factsFile, OUTPUT, readOutput, type Catalogue } from '../compiler/output.ts';
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
import { announcedIn } from './announced.ts';

/** The worker that calculates beside a page, as a source file. */
export const WORKER = 'src/pages/calculator/tools/runs/worker.ts';

/** Addresses of the scripts that a calculator's page loads by their address. */
export interface ScriptAddresses {
  readonly moduleOf: (id: string) => string;
  readonly worker: string;
}

/** The pages that carry data, all but the home page. */
export interface SitePages {
  /** Addresses of the pages that there are today. */
  readonly addresses: readonly string[];
  /** Former addresses of renamed calculators, with the present ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** The data of a page; `undefined` where there is no such page. */
  readonly read: (path: string) => PageData | undefined;
}

/** @param output folder of the compiled files. */
export function openPages({ moduleOf, worker }: ScriptAddresses, output: string = OUTPUT): SitePages {
  const { entries, pages } = readOutput(catalogueFile(output)) as Catalogue;
  const hubs = categories.flatMap(({ id, hubPath }) =>
    hubPages(entries, id, announcedIn(id)).map((hub) => [hubPagePath(hubPath, hub.page), hub] as const),
  );
  const movedData = pages.flatMap(({ id, formerIds }) => movedPages(id, formerIds));
  const lists = new Map<string, PageData>([...hubs, ['/categorias', categoriesPage(entries)], ...movedData]);
  const calculators = new Map(pages.map(({ id }) => [calculatorPath(id), id]));
  const moved = new Map(movedData.map(([path, { movedTo }]) => [path, calculatorPath(movedTo)]));
  return {
    addresses: ['/', ...calculators.keys(), ...lists.keys()].filter((path) => !moved.has(path)),
    moved,
    read(path) {
      const id = calculators.get(path);
      if (id === undefined) return lists.get(path);
      const facts = readOutput(factsFile(id, output)) as CalculatorFacts;
      return { ...facts, module: moduleOf(id), worker };
    },
  };
}
