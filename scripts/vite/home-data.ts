/** What the home page carries. */
import { articlePath, type ArticleSheet } from '../../src/blog/article.ts';
import { blogCategoryOf } from '../../src/blog/blog-categories.ts';
import { categoryOf } from '../../src/catalogue/categories.ts';
import { calculatorPath, type CatalogueEntry } from '../../src/catalogue/entry.ts';
import type { HomeData, HomeLink } from '../../src/catalogue/page-data.ts';
import { QUESTIONS, type Question } from '../../src/pages/home/questions.ts';
import { SEASONS } from '../../src/pages/home/seasons.ts';

/** Most articles. */
const MOST_ARTICLES = 3;

/** The home page's part of the catalogue, of a size that does not depend on it. */
export function homeData(
  entries: readonly CatalogueEntry[],
  sheets: readonly (readonly [slug: string, sheet: ArticleSheet])[],
): HomeData {
  const linksOf = (questions: readonly Question[]): HomeLink[] =>
    questions.flatMap(({ id, text }) => {
      const entry = entries.find((candidate) => candidate.id === id);
      const { colour } = categoryOf(id);
      return entry
        ? [{ path: calculatorPath(id), title: text, detail: entry.name, icon: entry.icon, accent: colour }]
        : [];
    });
  const newest = sheets
    .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, MOST_ARTICLES);
  return {
    questions: linksOf(QUESTIONS),
    seasons: SEASONS.map(({ from, to, title, why, questions }) => {
      return { from, to, title, why, links: linksOf(questions) };
    }),
    articles: newest.map(([slug, { title, excerpt, category, publishedAt }]) => {
      const { label, colour } = blogCategoryOf(category);
      return { path: articlePath(slug), title, excerpt, label, colour, publishedAt };
    }),
  };
}
