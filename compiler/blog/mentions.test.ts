import { describe, expect, it } from 'vitest';
import type { ContentNode } from '../../src/catalogue/content-node.ts';
import { mentionsOf } from './mentions.ts';

const CDI = '/calculadora/financeira/cdi';

function whole(slug: string, facts: { cta?: string; related?: string[]; content?: ContentNode[] }) {
  const { cta, related = [], content = [] } = facts;
  const ctaButtons = cta === undefined ? {} : { primary: { text: 'Calcular', link: cta } };
  return { article: { slug, title: slug, ctaButtons, relatedCalculators: related }, content };
}

const link = (href: string): ContentNode => ({ tag: 'p', children: [{ tag: 'a', href, children: ['x'] }] });

describe('mentionsOf', () => {
  it.each([
    ['in a call to action', { cta: CDI }],
    ['in a call to action with inputs', { cta: `${CDI}#valor=1` }],
    ['among the related ones', { related: ['cdi'] }],
    ['in the text', { content: [link(CDI)] }],
    ['in several places, only once', { cta: CDI, related: ['CDI'], content: [link(CDI), link(CDI)] }],
  ])('finds mentions %s', (_where, facts) => {
    expect([...mentionsOf([whole('a', facts)])]).toEqual([
      ['financeira/cdi', [{ path: '/blog/a', title: 'a' }]],
    ]);
  });

  it('returns the first three articles', () => {
    const articles = ['a', 'b', 'c', 'd'].map((slug) => whole(slug, { cta: CDI }));
    const paths = mentionsOf(articles).get('financeira/cdi');
    expect(paths?.map(({ path }) => path)).toEqual(['/blog/a', '/blog/b', '/blog/c']);
  });

  it('ignores unknown names and external links', () => {
    const facts = {
      cta: 'https://example.com/calculadora/x/y',
      related: ['Câmbio'],
      content: [link('/blog')],
    };
    expect(mentionsOf([whole('a', facts)]).size).toBe(0);
  });
});
