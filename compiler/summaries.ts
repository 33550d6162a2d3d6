/** Summarizes the catalogue in small files for pages, whose size does not depend on the number of calculators. */
import { RELATED_CALCULATORS } from '../src/blog/related-names.ts';
import { listedIn } from '../src/catalogue/catalogue.ts';
import { categories, categoryOf } from '../src/catalogue/categories.ts';
import { calculatorPath, summaryOf, type CatalogueEntry } from '../src/catalogue/entry.ts';
import { QUESTIONS, type HomeLinks, type Question } from '../src/catalogue/questions.ts';
import { SEASONS } from '../src/catalogue/seasons.ts';

function linksOf(questions: readonly Question[], entries: readonly CatalogueEntry[]): HomeLinks['questions'] {
  return questions.flatMap(({ id, text }) => {
    const entry = entries.find((candidate) => candidate.id === id);
    const { colour } = categoryOf(id);
    return entry
      ? [{ path: calculatorPath(id), title: text, detail: entry.name, icon: entry.icon, accent: colour }]
      : [];
  });
}

/** Creates the summaries by file name. */
export function summariesOf(entries: readonly CatalogueEntry[]) {
  const named = new Set<string>(Object.values(RELATED_CALCULATORS));
  const home: HomeLinks = {
    questions: linksOf(QUESTIONS, entries),
    seasons: SEASONS.map(({ from, to, title, why, questions }) => {
      return { from, to, title, why, links: linksOf(questions, entries) };
    }),
  };
  return {
    summary: {
      counts: Object.fromEntries(categories.map(({ id }) => [id, listedIn(entries, id).length])),
      total: entries.length,
    },
    home,
    named: entries.filter(({ id }) => named.has(id)).map(summaryOf),
  };
}
