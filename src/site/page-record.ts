/** Facts that prerendering collects while React renders a page; absent from the client bundle. */
import { createContext } from 'react';

/** A node in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export interface PageFacts {
  /** Title without the site's name, which is appended if it fits. */
  readonly title: string;
  /** One sentence, 50 to 160 characters. */
  readonly description: string;
  /** Site-relative address of the page. */
  readonly path: string;
  readonly noindex?: boolean;
  /** Site-relative address of the canonical page; without it, a page that is not indexed has none. */
  readonly canonical?: string;
  /** True for a placeholder served at unknown addresses of future pages; it has no canonical address. */
  readonly isPlaceholder?: boolean;
  /** Label, accent colour and Lucide icon beside the title in the social picture; by default, the site's logo. */
  readonly picture?: { readonly label: string; readonly colour: string; readonly icon: string };
  /** Set if the page is an article. */
  readonly article?: {
    /** Time with its offset, or only the day in Brazil, `YYYY-MM-DD`. */
    readonly publishedAt: string;
    /** Time of the last change, if that was on a later day. */
    readonly modifiedAt?: string | undefined;
    readonly section: string;
    /** Author's name; without one, the site is the author. */
    readonly author?: string | undefined;
    /** Cover picture. */
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
