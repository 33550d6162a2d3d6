/** Content of a category's hub besides the list of calculators. */
export interface HubContent {
  /** Explanatory texts. */
  readonly texts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** Advice, separate from the texts. */
  readonly lists: readonly {
    readonly title: string;
    /** Name of a Lucide icon. */
    readonly icon: string;
    readonly items: readonly string[];
  }[];
  /** Announced calculators by their future id; hidden when the calculator exists. */
  readonly comingSoon: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
  }[];
}
