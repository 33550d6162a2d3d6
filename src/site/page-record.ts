/** Facts that the prerendering collects while React renders a page; removed from the client bundle. */
import { createContext } from 'react';

/** A node in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Metadata of a page. */
export interface PageFacts {
  /** Without the site's name, which is appended if there is room for it. */
  readonly title: string;
  /** One sentence, 50 to 160 characters. */
  readonly description: string;
  /** Site-relative address of the page. */
  readonly path: string;
  readonly noindex?: boolean;
  /** Site-relative address of the page that stands for this one; without it, a page that is not indexed names none. */
  readonly canonical?: string;
  /** Whether it stands at addresses that it does not know, for a page to come: then it names none as its own. */
  readonly isPlaceholder?: boolean;
  /**
   * What the picture for social networks shows beside the title: a label, an accent of the design tokens and
   * a Lucide icon. By default, the site's logo.
   */
  readonly picture?: { readonly label: string; readonly colour: string; readonly icon: string };
  /** Present if the page is an article. */
  readonly article?: {
    /** The moment with its offset, or only the day in Brazil, `YYYY-MM-DD`. */
    readonly publishedAt: string;
    /** The moment of the last change, if that was on a later day. */
    readonly modifiedAt?: string | undefined;
    readonly section: string;
    /** Who wrote it; without a name, the site. */
    readonly author?: string | undefined;
    /** The picture at its top. */
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
