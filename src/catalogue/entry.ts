/** Metadata of a calculator, available without loading it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Name of an icon in the sprite. */
  readonly icon: string;
  readonly popular: boolean;
  /** Categories whose hubs list the calculator; the calculator's own category comes first. */
  readonly listedIn: readonly string[];
}

/** Metadata of a calculator for pages, without the fields that only search and ordering need. */
export type CalculatorSummary = Omit<CatalogueEntry, 'keywords' | 'popular'>;

/** Picks the fields of an entry that pages show. */
export function summaryOf({
  id,
  name,
  title,
  description,
  icon,
  listedIn,
}: CatalogueEntry): CalculatorSummary {
  return { id, name, title, description, icon, listedIn };
}

/** Address of a calculator's page. */
export function calculatorPath(id: string): string {
  return `/calculadora/${id}`;
}

/** Address of a calculator embedded in other sites. */
export function embedPath(id: string): string {
  return `/embed/${id}`;
}

/** Maps the address of an embedded calculator to its main page; returns any other address unchanged. */
export function ownPage(path: string): string {
  return path.startsWith(embedPath('')) ? calculatorPath(path.slice(embedPath('').length)) : path;
}
