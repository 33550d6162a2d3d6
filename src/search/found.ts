/** Address and look of a search result. */
import { categoryOf } from '../catalogue/categories.ts';
import { calculatorPath } from '../catalogue/entry.ts';
import type { Card } from './search-format.ts';

/** Address and look of a result. */
export interface Found {
  readonly path: string;
  /** Kind of the result, by category. */
  readonly label: string;
  /** Name of an accent among the design tokens. */
  readonly colour: string;
  readonly isArticle: boolean;
}

/** Finds the address and look of a calculator's or an article's card. */
export function foundAt([idOrPath, , , category]: Card): Found {
  const { label, blogLabel = label, colour } = categoryOf(category ?? idOrPath);
  return category === undefined
    ? { path: calculatorPath(idOrPath), label, colour, isArticle: false }
    : { path: idOrPath, label: `Artigo · ${blogLabel}`, colour, isArticle: true };
}
