/** The content of a hub besides its list of calculators. */
export interface HubContent {
  /** Explanatory texts. */
  readonly texts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** Advice, shown separately from the texts. */
  readonly lists: readonly {
    readonly title: string;
    /** Name of a Lucide icon. */
    readonly icon: string;
    readonly items: readonly string[];
  }[];
  /** Announced calculators by the id that they are going to have; one that is there is no longer announced. */
  readonly comingSoon: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
  }[];
}
