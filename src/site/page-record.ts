/** Facts that the prerendering collects while React renders a page; removed from the client bundle. */
import { createContext } from 'react';

/** A node in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export interface PageFacts {
  /** Without the site's name, which is appended if there is room. */
  readonly title: string;
  /** One sentence, 50 to 160 characters. */
  readonly description: string;
  /** Site-relative address of the page. */
  readonly path: string;
  readonly noindex?: boolean;
  /** Site-relative address of the canonical page; without it, a page that is not indexed names none. */
  readonly canonical?: string;
  /** True for a page served at unknown addresses, for pages to come; it names no canonical address. */
  readonly isPlaceholder?: boolean;
  /**
   * Label, accent colour and Lucide icon beside the title in the picture for social networks. By default, the site's
   * logo.
   */
  readonly picture?: { readonly label: string; readonly colour: string; readonly icon: string };
  /** Present if the page is an article. */
  readonly article?: {
    /** The moment with its offset, or only the day in Brazil, `YYYY-MM-DD`. */
    readonly publishedAt: string;
    /** The moment of the last change, if that was on a later day. */
    readonly modifiedAt?: string | undefined;
    readonly section: string;
    /** Name of its author; without one, the site is the author. */
    readonly author?: string | undefined;
    /** Its cover picture. */
    readonly cover?: { readonly address: string; readonly alt: string } | undefined;
  };
}

/** Records facts about the page being prerendered. */
export interface PageRecorder {
  readonly describe: (facts: PageFacts) => void;
  /** Structured data, one node per type. */
  readonly add: (thing: Thing) => void;
}

/** The recorder of the page being prerendered; undefined in a browser. */
export const PageRecorderContext = /* @__PURE__ */ createContext<PageRecorder | undefined>(undefined);
