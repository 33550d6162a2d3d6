import { categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { JsonLd } from '../../parts/json-ld.tsx';
import { faqPage, webApplication } from '../../parts/structured-data.ts';
import type { LoadedCalculator } from './load-calculator.ts';
import { updatedOn } from './updated-on.ts';
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';

/** A question in the article, with its answer in plain text. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

const lineOf = (nodes: readonly ContentNode[]): string => plainText(nodes).replace(/\s+/g, ' ').trim();

/** Finds the questions: third-level headings below a second-level heading that begins with "Perguntas". */
export function questionsOf(content: readonly ContentNode[]): Question[] {
  const questions: { question: string; answer: ContentNode[] }[] = [];
  let inside = false;
  for (const node of content) {
    const tag = typeof node === 'string' ? undefined : node.tag;
    if (tag === 'h2') inside = lineOf([node]).startsWith('Perguntas');
    else if (inside && tag === 'h3') questions.push({ question: lineOf([node]), answer: [] });
    else if (inside) questions.at(-1)?.answer.push(node);
  }
  return questions.map(({ question, answer }) => ({ question, answer: lineOf(answer) }));
}

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
