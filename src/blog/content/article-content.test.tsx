import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Article } from '../article.ts';
import { ArticleContent } from './article-content.tsx';
import type { ContentNode } from '../../catalogue/content-node.ts';

const primary = { text: 'Calcular', link: '/calculadora/saude/imc' };
const secondary = { text: 'Ler mais', link: 'https://example.org/' };

function markup(nodes: readonly ContentNode[], ctaButtons: Article['ctaButtons'] = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ArticleContent nodes={nodes} ctaButtons={ctaButtons} />
    </MemoryRouter>,
  );
}

function link(href: string): string {
  return markup([{ tag: 'p', children: [{ tag: 'a', href, children: ['texto'] }] }]);
}

it('numbers a list from its first number', () => {
  const list: ContentNode = { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['Três'] }] };
  expect(markup([list])).toContain('<ol start="3"><li>Três</li></ol>');
});

describe('calls to action', () => {
  const nodes: ContentNode[] = [
    { tag: 'p', children: ['Um'] },
    { tag: 'p', children: ['Dois'] },
  ];
  const places = (html: string) =>
    [...html.matchAll(/data-cta="(\w+)"|>(Um|Dois|Calcular|Ler mais)</g)].map(
      ([, place, text]) => place ?? text,
    );

  it('appear after the first paragraph and at the end', () => {
    expect(places(markup(nodes, { primary, secondary }))).toEqual([
      'Um',
      'primary',
      'Calcular',
      'Dois',
      'secondary',
      'Ler mais',
    ]);
  });

  it('repeat the first one at the end if there is no second', () => {
    expect(places(markup(nodes, { primary }))).toEqual([
      'Um',
      'primary',
      'Calcular',
      'Dois',
      'secondary',
      'Calcular',
    ]);
  });

  it('are omitted if there are none', () => {
    expect(places(markup(nodes))).toEqual(['Um', 'Dois']);
  });
});

describe('links', () => {
  it('inside the site are unchanged', () => {
    expect(link('/blog')).toContain('<a href="/blog"');
  });

  it('to other sites have no opener', () => {
    expect(link('https://example.org/')).toContain('<a href="https://example.org/" rel="noopener"');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '',
  ])('with other schemes are plain text: %s', (href) => {
    expect(link(href)).toContain('<p><span>texto</span></p>');
  });
});

it('renders text as text, not as markup', () => {
  expect(markup([{ tag: 'p', children: ['<script>alert(1)</script>'] }])).toContain('&lt;script&gt;');
});

it('puts a non-breaking space between currency and amount', () => {
  expect(markup([{ tag: 'p', children: ['São R$ 1.000,00.'] }])).toContain('R$\u00a01.000,00');
});

it('wraps wide tables in a scrollable, focusable region', () => {
  const html = markup([{ tag: 'table', children: [{ tag: 'tbody', children: [] }] }]);
  expect(html).toMatch(/<div role="group" aria-label="Tabela" tabindex="0"[^>]*><table/i);
});
