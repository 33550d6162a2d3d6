/**
 * Data of each page, cut from the catalogue: the HTML of a page embeds only its own part, so that no page grows with
 * the number of calculators.
 */
import type { ShownExample } from '../engine/definition.ts';
import type { ContentNode } from './content-node.ts';
import { listedIn } from './catalogue.ts';
import { categories, categoryOf } from './categories.ts';
import { calculatorPath, summaryOf, type CalculatorSummary, type CatalogueEntry } from './entry.ts';

/** Maximum number of cards on a page. */
export const MAX_CARDS = 50;

export interface HubData {
  /** Number of calculators in the hub, over all its pages. */
  readonly count: number;
  /** Page number, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly CalculatorSummary[];
  /** Announced ids that the catalogue already contains. */
  readonly launched: readonly string[];
}

export interface CategoriesData {
  /** Number of calculators on the site. */
  readonly total: number;
  readonly groups: readonly {
    readonly id: string;
    /** Number of calculators in the category's hub. */
    readonly count: number;
    /** The first calculators of the category, or all if they are few. */
    readonly shown: readonly Pick<CatalogueEntry, 'id' | 'name' | 'description'>[];
  }[];
}

/** A calculator that takes some values from another one. */
export interface Continuation {
  readonly id: string;
  readonly name: string;
  /** Names of its fields, by the names of the other calculator's fields and results. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Content around the form of a calculator's page, which the compiler writes next to the calculator's module. */
export interface CalculatorFacts {
  readonly entry: CalculatorSummary;
  /** Examples that can be filled into the form. */
  readonly examples: readonly ShownExample[];
  readonly article: readonly ContentNode[];
  readonly related: readonly CalculatorSummary[];
  /** Calculators that continue from the result with the same values. */
  readonly continuations: readonly Continuation[];
  /** Blog articles that mention the calculator. */
  readonly mentions: readonly { readonly path: string; readonly title: string }[];
}

export interface CalculatorData extends CalculatorFacts {
  /** Address of the `CompiledCalculator` module. */
  readonly module: string;
  /** Address of the worker that runs calculations in the background. */
  readonly worker: string;
  /** Addresses of the scripts that calculate and show a result; the service worker stores them for offline use. */
  readonly answers: readonly string[];
}

/** An example published by others, with our values for comparison. */
export interface PublishedExample {
  readonly title: string;
  readonly source: string;
  readonly url?: string;
  readonly rows: readonly { readonly label: string; readonly published: string; readonly ours: string }[];
}

/** Data of the page that compares published values with ours: calculators with such examples, by category. */
export interface ComparedData {
  readonly compared: readonly {
    readonly category: string;
    readonly calculators: readonly {
      readonly id: string;
      readonly name: string;
      readonly examples: readonly PublishedExample[];
    }[];
  }[];
}

/** A former address of a calculator that was renamed. */
export interface MovedData {
  /** The current id. */
  readonly movedTo: string;
}

/** The answer of the small calculator on the home page. */
export interface ShowcaseAnswer {
  readonly sentence: string;
  /** The lines that add up to the total. */
  readonly lines: readonly {
    readonly label: string;
    readonly sign: string;
    readonly text: string;
    /** Explanation below the line. */
    readonly reason?: string | undefined;
  }[];
  readonly total: { readonly label: string; readonly text: string };
}

/** The small calculator on the home page: one field of a calculator, with an example and its answer. */
export interface Showcase {
  readonly id: string;
  /** The question that the answer belongs to. */
  readonly question: string;
  /** Name and label of the field. */
  readonly field: string;
  readonly label: string;
  /** Example text in the field. */
  readonly typed: string;
  readonly answer: ShowcaseAnswer;
}

export interface HomeData {
  readonly showcase: Showcase;
  readonly articles: readonly {
    readonly path: string;
    readonly title: string;
    readonly excerpt: string;
    /** Label and accent of the category. */
    readonly label: string;
    readonly colour: string;
    /** The day in Brazil, `YYYY-MM-DD`. */
    readonly publishedAt: string;
  }[];
}

/** Data embedded in a page. */
export type PageData = HomeData | HubData | CategoriesData | CalculatorData | ComparedData | MovedData;

/** File name of the home page's data, because `/` is no file name. */
const HOME_FILE = '/inicio';

/** Maps the address of a data file to its page; undefined for other addresses. */
export function pathOfPageData(address: string): string | undefined {
  const path = /^\/dados(\/.*)\.json$/.exec(address)?.[1];
  return path === HOME_FILE ? '/' : path;
}

/** Address of the file with a page's data, for client-side navigation. */
export function pageDataPath(path: string): string {
  return `/dados${path === '/' ? HOME_FILE : path}.json`;
}

/** Id of the HTML element with a page's data. */
export const PAGE_DATA_ID = 'dados-da-pagina';

export interface ServedData {
  /** Id of the build: data of another build may not fit the loaded scripts. */
  readonly build: string;
  readonly path: string;
  /** Absent for pages without data. */
  readonly data?: PageData;
}

export function hubPagePath(hubPath: string, page: number): string {
  return page === 1 ? hubPath : `${hubPath}/${page}`;
}

/**
 * Splits a category's hub into pages of fifty cards each; an empty category has one page without cards.
 *
 * @param announced ids of announced calculators
 */
export function hubPages(
  entries: readonly CatalogueEntry[],
  category: string,
  announced: readonly string[],
): HubData[] {
  const listed = listedIn(entries, category).map(summaryOf);
  const pages = Math.max(1, Math.ceil(listed.length / MAX_CARDS));
  const launched = announced.filter((id) => entries.some((entry) => entry.id === id));
  return Array.from({ length: pages }, (_, index) => ({
    count: listed.length,
    page: index + 1,
    pages,
    cards: listed.slice(index * MAX_CARDS, (index + 1) * MAX_CARDS),
    launched,
  }));
}

/** Maximum number of lines on the page of all categories, which lists lines instead of cards. */
export const MAX_LINES = 100;

/** Data of the page of all categories: all calculators if they fit on one page, otherwise equally many per category. */
export function categoriesPage(entries: readonly CatalogueEntry[]): CategoriesData {
  const lists = categories.map(({ id }) => ({ id, listed: listedIn(entries, id) }));
  const lines = lists.reduce((count, { listed }) => count + listed.length, 0);
  const most = lines <= MAX_LINES ? MAX_LINES : Math.floor(MAX_LINES / categories.length);
  const groups = lists.map(({ id, listed }) => {
    const shown = listed
      .slice(0, most)
      .map(({ id: own, name, description }) => ({ id: own, name, description }));
    return { id, count: listed.length, shown };
  });
  return { total: entries.length, groups };
}

/** Data of the page of published examples, ordered by category and hub. */
export function comparedPage(
  entries: readonly CatalogueEntry[],
  examples: readonly { readonly id: string; readonly published: readonly PublishedExample[] }[],
): ComparedData {
  const publishedBy = new Map(examples.map(({ id, published }) => [id, published]));
  const groups = categories.map(({ id: category }) => ({
    category,
    calculators: listedIn(entries, category)
      .filter(({ id }) => categoryOf(id).id === category)
      .map(({ id, name }) => ({ id, name, examples: publishedBy.get(id) ?? [] }))
      .filter(({ examples: { length } }) => length > 0),
  }));
  return { compared: groups.filter(({ calculators }) => calculators.length > 0) };
}

/** Former addresses of a calculator, with the page data that redirect them. */
export function movedPages(id: string, formerIds: readonly string[]): (readonly [string, MovedData])[] {
  return formerIds.map((former) => [calculatorPath(former), { movedTo: id }] as const);
}
