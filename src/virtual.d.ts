/** Modules that the build derives from the definitions (see `scripts/vite`). */

declare module 'virtual:catalogue-summary' {
  /** Calculators that each category's hub lists. */
  export const counts: Readonly<Record<string, number>>;
  /** Pages of calculators: one listed in two hubs counts once. */
  export const total: number;
}

declare module 'virtual:home-links' {
  export const questions: import('./catalogue/home-links.ts').HomeLinks['questions'];
  export const seasons: import('./catalogue/home-links.ts').HomeLinks['seasons'];
}

declare module 'virtual:named-calculators' {
  /** The calculators that articles may name as related. */
  export const named: readonly import('./catalogue/entry.ts').CalculatorSummary[];
}

declare module 'virtual:search-facts' {
  export const facts: import('./catalogue/search-format.ts').SearchFacts;
  /** Address of the folder with the files of the search; another one for other contents. */
  export const folder: string;
}

/** The site's pages: in the browser by their addresses, in the build's renderer all of them. */
declare module 'virtual:pages' {
  /** What one calculator's page loads. */
  export interface LoadedCalculator {
    readonly calculator: import('./engine/calculator.ts').Questions;
    /** Worked cases that fill the form. */
    readonly examples: readonly import('./engine/definition.ts').ShownExample[];
    /** What its form is drawn with: the parts of the kinds that its fields have. */
    readonly formParts: readonly import('./fields/drawing/form-parts.ts').FormParts[];
    /** Loads what only its answers need. */
    readonly loadAnswering: import('./pages/calculator/load-answering.ts').LoadOwnAnswering;
    /** The calculator in the catalogue. */
    readonly entry: import('./catalogue/entry.ts').CalculatorSummary;
    /** The calculators most like it. */
    readonly relatedEntries: readonly import('./catalogue/entry.ts').CalculatorSummary[];
    /** The article under the form. */
    readonly article: readonly import('./parts/content/content-node.ts').ContentNode[];
    /** The articles of the blog that name it. */
    readonly mentions: readonly import('./blog/read-also.tsx').Mention[];
    /** The article's questions, for structured data; empty in the browser. */
    readonly faq: readonly { readonly question: string; readonly answer: string }[];
  }
  /** What the page of an address carries; `undefined` where there is no such page. */
  export function pageDataOf(path: string): Promise<import('./catalogue/page-data.ts').PageData | undefined>;
  /** @param module its address, which only the browser needs. */
  export function importCalculator(id: string, module: string): Promise<LoadedCalculator>;
  /** Addresses of all pages that carry something; none in the browser. */
  export const addresses: readonly string[];
}

/** The precompiled validator of a schema in `schemas/`. */
declare module '*.schema.json?validator' {
  const validate: import('./engine/calculator.ts').SchemaValidator;
  export default validate;
}

/** The address of a module worker, named by its file, that shares its chunks with the page. */
declare module 'virtual:worker/*' {
  const address: string;
  export default address;
}

/** Day of the build, `YYYY-MM-DD`: what prerendered pages take for today until the browser says better. */
declare const BUILD_DAY: string;

/** What the build replaces by its values (see `scripts/vite/site-constants.ts`); absent where it is not built. */
interface ImportMetaEnv {
  readonly VITE_SITE_NAME?: string;
  readonly VITE_SITE_DESCRIPTION?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_SITE_EMAIL?: string;
  readonly VITE_LEGAL_NAME?: string;
  readonly VITE_SITE_KEYWORDS?: string;
  readonly VITE_GOOGLE_ANALYTICS?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** `desligado` for a site that keeps nothing on devices. */
  readonly VITE_OFFLINE?: string;
}

/** A text as the sections of its page. */
declare module '*.md?secoes' {
  export const sections: readonly import('./pages/info/text-page.tsx').TextSection[];
}
