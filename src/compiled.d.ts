/** Files that the compiler writes (see `compiler/compile.ts`), and modules that the build derives. */

declare module '#root/.cache/calculators/summary.json' {
  const summary: { readonly counts: Readonly<Record<string, number>>; readonly total: number };
  export default summary;
}

declare module '#root/.cache/calculators/home.json' {
  const home: import('./catalogue/questions.ts').HomeLinks;
  export default home;
}

declare module '#root/.cache/calculators/named.json' {
  const named: readonly import('./catalogue/entry.ts').CalculatorSummary[];
  export default named;
}

declare module '#root/.cache/calculators/search.json' {
  const search: {
    readonly facts: import('./search/search-format.ts').SearchFacts;
    readonly folder: string;
  };
  export default search;
}

/** The calculator behind the small form on the home page. */
declare module '#root/.cache/calculators/trabalhista/salario-liquido.js' {
  export const calculator: import('./engine/calculator.ts').Calculator;
}

/** The precompiled validator of a schema in `schemas/`. */
declare module '#root/.cache/schemas/*.js' {
  export const validate: import('./engine/calculator.ts').SchemaValidator;
}

/** Day of the build, `YYYY-MM-DD`, which prerendered pages use as today until hydration. */
declare const BUILD_DAY: string;

/** Constants that the build fills in (see `vite.config.ts`). */
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
  /** `desligado` for a site without a service worker. */
  readonly VITE_OFFLINE?: string;
}

/** A text, cut into the sections of its page. */
declare module '*.md?secoes' {
  export const sections: readonly import('./pages/info/text-page.tsx').TextSection[];
}
