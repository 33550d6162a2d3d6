/** What a hub says besides listing its calculators. */
export interface HubContent {
  /** Explanatory texts. */
  readonly texts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** Advice, set apart from the texts. */
  readonly lists: readonly {
    readonly title: string;
    /** Name of a Lucide icon. */
    readonly icon: string;
    readonly items: readonly string[];
  }[];
  /** Calculators that are announced but not there yet. */
  readonly comingSoon: readonly { readonly name: string; readonly description: string }[];
}
