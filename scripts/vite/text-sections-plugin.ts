/**
 * Vite plugin: `x.md?secoes` is a text of the site's own as the `sections` that `TextPage` draws, each below a heading
 * `## Title {id}`. What stands in double braces is what `src/pages/info/quoted.tsx` has under that name, and its links are
 * drawn there, too.
 */
import { readFile } from 'node:fs/promises';
import type { RootContent } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Plugin } from 'vite';

const QUERY = '?secoes';
const HEADING = /^## (.+) \{([\w-]+)\}$/m;

// HTML is kept, to be refused.
const pipeline = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).freeze();

/** The arguments by which React makes a node. */
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
 * The module of a text.
 *
 * @throws Error if it contains HTML.
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

/** The plugin. */
export function textSectionsPlugin(): Plugin {
  return {
    name: 'calculario:text-sections',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return { code: sectionsModule(await readFile(file, 'utf8')), moduleType: 'js' };
    },
  };
}
