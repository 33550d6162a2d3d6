/** What the home page carries. */
import type { ArticleSheet } from '../../src/blog/article.ts';
import { recentArticles } from '../../src/blog/recent-articles.ts';
import { categoryOf } from '../../src/catalogue/categories.ts';
import { calculatorPath, type CatalogueEntry } from '../../src/catalogue/entry.ts';
import type { HomeData, HomeLink } from '../../src/catalogue/page-data.ts';
import { QUESTIONS, type Question } from '../../src/pages/home/questions.ts';
import { SEASONS } from '../../src/pages/home/seasons.ts';

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
  return {
    questions: linksOf(QUESTIONS),
    seasons: SEASONS.map(({ from, to, title, why, questions }) => {
      return { from, to, title, why, links: linksOf(questions) };
    }),
    articles: recentArticles(sheets.map(([slug, sheet]) => ({ ...sheet, slug }))),
  };
}
