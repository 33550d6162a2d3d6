import { describe, expect, it } from 'vitest';
import { readArticleFile } from '../../src/blog/live/archive/article-file.ts';
import { contentOfOwn, factsOf, importableText, ownArticle, readAllOwn } from './article-files.ts';

/** Creates an article with this file content. */
function own(text: string) {
  const file = readArticleFile(text);
  if (!file) throw new Error('unreadable');
  return { slug: 'ferias', file };
}

const EXPORTED = `---
id: 6f9619ff-8b86-4d01-b42d-00cf4fc964ff
title: Férias
excerpt: Resumo
category: saude
cover_image: ../imagens/capa-1600x900-1.webp
cover_image_alt: Uma praia
read_time: 12
published_at: 2026-01-10T23:30:00.5-03:00
updated_at: 2026-02-01T12:00:00+00:00
cta_1_text: Calcular
cta_1_link: /calculadora/trabalhista/ferias
related_calculators:
  - INSS
author_name: Ana Souza
search_title: Título
search_description: Descrição
---

- a

<!-- -->

- b

<p>H<sub>2</sub>O</p>

![x](../imagens/x.png)
`;

describe('a file that the administration exported', () => {
  it('provides all facts, including the reading time and the dates of publication and change', async () => {
    expect(await ownArticle(own(EXPORTED))).toEqual({
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      slug: 'ferias',
      title: 'Férias',
      excerpt: 'Resumo',
      category: 'saude',
      readTime: 12,
      publishedAt: '2026-01-10',
      publishedMoment: '2026-01-10T23:30:00.5-03:00',
      updatedMoment: '2026-02-01T12:00:00+00:00',
      author: 'Ana Souza',
      searchTitle: 'Título',
      searchDescription: 'Descrição',
      cover: { src: '/imagens/capa-1600x900-1.webp', alt: 'Uma praia' },
      ctaButtons: { primary: { text: 'Calcular', link: '/calculadora/trabalhista/ferias' } },
      relatedCalculators: ['INSS'],
    });
  });

  it('provides its text, including HTML', async () => {
    expect(await contentOfOwn(own(EXPORTED))).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['a'] }] },
      { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] },
      { tag: 'p', children: ['H', { tag: 'sub', children: ['2'] }, 'O'] },
      { tag: 'p', children: [{ tag: 'img', src: '/imagens/x.png', alt: 'x' }] },
    ]);
  });
});

describe('a faulty file', () => {
  const head = 'title: a\nexcerpt: b\ncategory: saude\npublished_at: 2026-01-10';

  it.each([
    ['title: a\n', '', 'falta title'],
    ['excerpt: b\n', '', 'falta excerpt'],
    ['saude', 'x', 'category'],
    ['published_at: 2026-01-10', '', 'rascunho'],
    ['2026-01-10', 'ontem', 'published_at'],
  ])('is refused with %j replaced with %j', (part, instead, message) => {
    expect(() => factsOf(own(`---\n${head.replace(part, instead)}\n---\n`))).toThrow(message);
  });

  it.each(['# Título', '<script>alert(1)</script>', '<iframe src="/"></iframe>', '- [ ] tarefa'])(
    'is refused with %s',
    async (text) => {
      await expect(contentOfOwn(own(`---\n${head}\n---\n${text}`))).rejects.toThrow('não pode ter');
    },
  );
});

it('importableText writes a complete file with the same text', async () => {
  for (const each of await readAllOwn()) {
    const text = await importableText(each);
    const again = own(text);
    const facts = await ownArticle(each);
    expect(await ownArticle({ ...again, slug: each.slug })).toEqual({
      ...facts,
      publishedMoment: `${facts.publishedAt}T09:00:00-03:00`,
    });
    expect(await contentOfOwn(again)).toEqual(await contentOfOwn(each));
    expect(again.file.markdown).not.toMatch(/[{}]/);
  }
});
