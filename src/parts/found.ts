/** Where something found by the search is, and how that is shown. */
import { blogCategories } from '../blog/blog-categories.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { calculatorPath } from '../catalogue/entry.ts';
import type { Card } from '../catalogue/search-format.ts';

/** The place of a calculator or an article. */
export interface Found {
  readonly path: string;
  /** What it is, by its subject. */
  readonly label: string;
  /** Name of an accent among the design tokens. */
  readonly colour: string;
  readonly isArticle: boolean;
}

/** Where the card of a calculator or an article leads. */
export function foundAt([idOrPath, , , category]: Card): Found {
  const { label, colour, hubPath } = categoryOf(category ?? idOrPath);
  if (category === undefined) return { path: calculatorPath(idOrPath), label, colour, isArticle: false };
  // The blog has names of its own for some subjects: "Financeiro".
  const subject = blogCategories.find((candidate) => candidate.hubPath === hubPath)?.label ?? label;
  return { path: idOrPath, label: `Artigo · ${subject}`, colour, isArticle: true };
}
