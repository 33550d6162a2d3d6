/** What the home page shows of the catalogue. */
import type { ArticleSheet } from '../../src/blog/article.ts';
import { recentArticles } from '../../src/blog/recent-articles.ts';
import { categoryOf } from '../../src/catalogue/categories.ts';
import { calculatorPath, type CatalogueEntry } from '../../src/catalogue/entry.ts';
import type { HomeLinks } from '../../src/catalogue/home-links.ts';
import type { HomeData } from '../../src/catalogue/page-data.ts';
import { QUESTIONS, type Question } from '../../src/pages/home/questions.ts';
import { SEASONS } from '../../src/pages/home/seasons.ts';

/** The module with the home page's links, of a size that does not depend on the catalogue. */
export function homeLinksModule({ entries }: { readonly entries: readonly CatalogueEntry[] }): string {
  const linksOf = (questions: readonly Question[]): HomeLinks['questions'] =>
    questions.flatMap(({ id, text }) => {
      const entry = entries.find((candidate) => candidate.id === id);
      const { colour } = categoryOf(id);
      return entry
        ? [{ path: calculatorPath(id), title: text, detail: entry.name, icon: entry.icon, accent: colour }]
        : [];
    });
  const seasons = SEASONS.map(({ from, to, title, why, questions }) => {
    return { from, to, title, why, links: linksOf(questions) };
  });
  return `export const questions = ${JSON.stringify(linksOf(QUESTIONS))};
export const seasons = ${JSON.stringify(seasons)};`;
}

/** What the home page carries. */
export function homeData(sheets: readonly (readonly [slug: string, sheet: ArticleSheet])[]): HomeData {
  return { articles: recentArticles(sheets.map(([slug, sheet]) => ({ ...sheet, slug }))) };
}
