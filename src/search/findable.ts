/** The items that the search finds. */
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Card } from './search-format.ts';

/** A calculator or an article with all texts that the search indexes. */
export interface Findable {
  readonly card: Card;
  readonly keywords: readonly string[];
  /** Labels of its categories. */
  readonly labels: readonly string[];
  /** Title of its page, if it differs from its name. */
  readonly title: string;
}

/** Converts a calculator to an item of the search. */
export function findableCalculator(
  { id, name, description, keywords, listedIn, title }: CatalogueEntry,
  categoryLabel: (id: string) => string,
): Findable {
  return { card: [id, name, description], keywords, labels: listedIn.map(categoryLabel), title };
}
