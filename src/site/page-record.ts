/** What the prerendering learns of a page while React draws it; nothing of it reaches the browser's scripts. */
import { createContext } from 'react';

/** A node in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page says of itself. */
export interface PageFacts {
  /** Without the site's name, which is added where there is room for it. */
  readonly title: string;
  /** One sentence, 50 to 160 characters. */
  readonly description: string;
  /** Site-relative address of the page. */
  readonly path: string;
  readonly noindex?: boolean;
  /**
   * What the picture for social networks shows beside the title: what the page belongs to, an accent among the
   * design tokens, a Lucide icon. Without it, the site's own mark.
   */
  readonly picture?: { readonly label: string; readonly colour: string; readonly icon: string };
  /** Present where the page is an article. */
  readonly article?: {
    /** The day in Brazil, `YYYY-MM-DD`. */
    readonly publishedAt: string;
    readonly section: string;
  };
}

/** Takes notes on the page being prerendered. */
export interface PageRecorder {
  readonly describe: (facts: PageFacts) => void;
  /** Structured data, one node of a type. */
  readonly add: (thing: Thing) => void;
}

/** Whom the page being prerendered tells about itself; nobody listens in a browser. */
export const PageRecorderContext = /* @__PURE__ */ createContext<PageRecorder | undefined>(undefined);
