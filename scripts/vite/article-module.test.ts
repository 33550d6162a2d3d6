import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { articleModule } from './article-module.ts';

interface ArticleModule {
  readonly default: ComponentType | null;
  readonly faq: readonly { question: string; answer: string }[];
}

/** The module's exports, evaluated from its source. */
async function run(markdown: string): Promise<ArticleModule> {
  const code = (await articleModule(markdown)).replaceAll(
    'react/jsx-runtime',
    import.meta.resolve('react/jsx-runtime'),
  );
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as ArticleModule;
}

const ARTICLE = `Para que serve.

## Como é calculado

Texto.

## Perguntas frequentes

### Quem *tem* direito?

Todo empregado, pela [CLT](https://www.planalto.gov.br/):

- quem trabalha;
- quem **trabalhou**.

### E quando?
Em
dezembro.

## Limites

### Isto não é pergunta

Texto.
`;

describe('articleModule', () => {
  it('lists the questions with their answers in plain text, blocks separated by spaces', async () => {
    const { faq } = await run(ARTICLE);
    expect(faq).toEqual([
      {
        question: 'Quem tem direito?',
        answer: 'Todo empregado, pela CLT: quem trabalha; quem trabalhou.',
      },
      { question: 'E quando?', answer: 'Em dezembro.' },
    ]);
  });

  it('renders the article', async () => {
    const { default: Article } = await run('Um *parágrafo*.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
    if (!Article) throw new Error('expected an article');
    const html = renderToStaticMarkup(createElement(Article));
    expect(html).toContain('<p>Um <em>parágrafo</em>.</p>');
    expect(html).toContain('<td>1</td>');
  });

  it('puts a non-breaking space between R$ and its amount', async () => {
    const { default: Article } = await run('De R$ 10,00 a R$ 20,00.');
    if (!Article) throw new Error('expected an article');
    expect(renderToStaticMarkup(createElement(Article))).toBe('<p>De R$\u00A010,00 a R$\u00A020,00.</p>');
  });

  it('evaluates neither HTML nor expressions', async () => {
    const { default: Article } = await run(
      'Antes <script>alert(1)</script> {1 + 1} import x from "y" depois',
    );
    if (!Article) throw new Error('expected an article');
    const html = renderToStaticMarkup(createElement(Article));
    expect(html).not.toContain('<script');
    expect(html).toContain('{1 + 1}');
  });

  it('exports null and no questions for an empty text', async () => {
    expect(await run(' \n')).toMatchObject({ default: null, faq: [] });
  });
});
