/** What the search finds. */
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Card } from './search-format.ts';

/** A calculator or an article with everything by which it is found. */
export interface Findable {
  readonly card: Card;
  readonly keywords: readonly string[];
  /** Labels of the categories that it is in. */
  readonly labels: readonly string[];
  /** Title of its page, where that differs from its name. */
  readonly title: string;
}

/** A calculator as the search finds it. */
export function findableCalculator(
  { id, name, description, keywords, listedIn, title }: CatalogueEntry,
  categoryLabel: (id: string) => string,
): Findable {
  return { card: [id, name, description], keywords, labels: listedIn.map(categoryLabel), title };
}
