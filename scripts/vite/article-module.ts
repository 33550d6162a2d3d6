/** Markdown articles compiled to React components, with their questions as data. */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { setFormulas } from '../definitions/set-formulas.ts';
import { wholeAmounts } from '../../src/engine/whole-amounts.ts';

/** The part of the mdast (Markdown syntax tree) types used here. */
interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** A question of the article with its answer in plain text. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Inline nodes; all others are blocks, which end a line. */
const INLINE = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link']);

/** The text of a node as one line: blocks are separated by a space, inline nodes by nothing. */
function plainText(node: Node): string {
  if (node.type === 'break') return ' ';
  if (node.value !== undefined) return node.value;
  return (node.children ?? [])
    .map((child) => (INLINE.has(child.type) ? plainText(child) : ` ${plainText(child)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The questions: third-level headings below a second-level one that begins with "Perguntas". */
function questionsOf(tree: Node): Question[] {
  const questions: { question: string; answer: string[] }[] = [];
  let inside = false;
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2) inside = plainText(node).startsWith('Perguntas');
    else if (inside && node.type === 'heading' && node.depth === 3) {
      questions.push({ question: plainText(node), answer: [] });
    } else if (inside) questions.at(-1)?.answer.push(plainText(node));
  }
  return questions.map(({ question, answer }) => ({ question, answer: answer.join(' ').trim() }));
}

/**
 * An ES module whose default export is the article as a component (`null` for an empty text) and whose `faq`
 * lists its questions.
 */
export async function articleModule(markdown: string): Promise<string> {
  if (markdown.trim() === '') return 'export default null;\nexport const faq = [];';
  let faq: Question[] = [];
  const collectQuestions = () => (tree: Node) => {
    faq = questionsOf(tree);
  };
  const compiled = await compile(wholeAmounts(markdown), {
    format: 'md',
    remarkPlugins: [remarkGfm, collectQuestions],
    rehypePlugins: [setFormulas],
  });
  return `${String(compiled)}\nexport const faq = ${JSON.stringify(faq)};`;
}
