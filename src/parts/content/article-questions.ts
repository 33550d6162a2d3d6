/** The questions and answers of an article, for search engines. */
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';

/** A question of the article with its answer in plain text. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

const lineOf = (nodes: readonly ContentNode[]): string => plainText(nodes).replace(/\s+/g, ' ').trim();

/** The questions: third-level headings below a second-level one that begins with "Perguntas". */
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
