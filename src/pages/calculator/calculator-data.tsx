import { categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { JsonLd } from '../../parts/json-ld.tsx';
import { questionsOf } from '../../parts/content/article-questions.ts';
import { faqPage, webApplication } from '../../parts/structured-data.ts';
import type { LoadedCalculator } from './load-calculator.ts';
import { updatedOn } from './updated-on.ts';

/** Structured data for search engines: the calculator and the questions of its article. */
export function CalculatorData({ loaded }: { readonly loaded: LoadedCalculator }) {
  const { calculator, entry, article } = loaded;
  const faq = questionsOf(article);
  const { id, title, description } = entry;
  const checkedOn = updatedOn(calculator.definition);
  const kind = categoryOf(id).application;
  return (
    <>
      <JsonLd thing={webApplication({ title, description, path: calculatorPath(id), kind, checkedOn })} />
      {faq.length > 0 && <JsonLd thing={faqPage(faq)} />}
    </>
  );
}
