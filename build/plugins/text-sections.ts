/**
 * Converts a text of the site to the `sections` that `TextPage` renders, each one below a heading `## Title {id}`.
 * Replaces names in double braces with the values of `src/pages/info/quoted.tsx`, which also renders the links.
 */
import type { RootContent } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const HEADING = /^## (.+) \{([\w-]+)\}$/m;

// Keep HTML, so that it can be refused.
const pipeline = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).freeze();

/** Generates the source of the arguments with which React creates a node. */
function argumentsOf(node: RootContent): string[] {
  if (node.type === 'text') {
    if (node.value === '\n') return [];
    const pieces = node.value.split(/\{\{(\w+)\}\}/);
    return pieces
      .map((piece, index) => (index % 2 === 1 ? `quoted.${piece}` : JSON.stringify(piece)))
      .filter((piece) => piece !== '""');
  }
  if (node.type !== 'element') throw new Error(`o texto não pode ter "${node.type}"; escreva em Markdown`);
  const { tagName, properties, children } = node;
  const link = tagName === 'a' ? ['TextLink', JSON.stringify({ href: properties['href'] })] : undefined;
  return [
    `h(${[...(link ?? [JSON.stringify(tagName), 'null']), ...children.flatMap(argumentsOf)].join(', ')})`,
  ];
}

function bodyOf(markdown: string): string {
  const { children } = pipeline.runSync(pipeline.parse(markdown));
  return `h(Fragment, null, ${children.flatMap(argumentsOf).join(', ')})`;
}

/**
 * Generates the module of a text.
 *
 * @throws Error if the text contains HTML
 */
export function sectionsModule(markdown: string): string {
  const [, ...parts] = markdown.split(HEADING);
  const sections = parts.flatMap((title, at) => {
    if (at % 3 > 0) return [];
    const [id, body = ''] = parts.slice(at + 1);
    return [`{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, body: ${bodyOf(body)} }`];
  });
  return [
    `import { createElement as h, Fragment } from 'react';`,
    `import { quoted, TextLink } from '/src/pages/info/quoted.tsx';`,
    `export const sections = [${sections.join(',\n')}];`,
  ].join('\n');
}
