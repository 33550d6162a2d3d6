/** The four categories of articles. Color and disclaimer match the calculators on the same subject. */
import { categoryOf, type Category } from '../catalogue/categories.ts';

/** Id of a category, as in the database and in addresses. */
export type BlogCategoryId = 'trabalhista' | 'financeiro' | 'impostos' | 'saude';

export interface BlogCategory extends Pick<Category, 'colour' | 'disclaimer' | 'hubPath' | 'icon'> {
  readonly id: BlogCategoryId;
  readonly label: string;
}

function category(id: BlogCategoryId, calculators: string): BlogCategory {
  const { label, blogLabel = label, colour, disclaimer, hubPath, icon } = categoryOf(calculators);
  return { id, label: blogLabel, colour, disclaimer, hubPath, icon };
}

/** All categories, in the order of chips and counts. */
export const blogCategories: readonly BlogCategory[] = [
  category('trabalhista', 'trabalhista'),
  category('financeiro', 'financeira'),
  category('impostos', 'impostos'),
  category('saude', 'saude'),
];

/** The category with an id, or `undefined` for an unknown id, because addresses may contain anything. */
export function findBlogCategory(id: string | null): BlogCategory | undefined {
  return blogCategories.find((candidate) => candidate.id === id);
}

/**
 * The category of an article.
 *
 * @throws Error for an unknown id, which the type rules out.
 */
export function blogCategoryOf(id: BlogCategoryId): BlogCategory {
  const found = findBlogCategory(id);
  if (!found) throw new Error(`"${id}": não há essa categoria de artigos.`);
  return found;
}
