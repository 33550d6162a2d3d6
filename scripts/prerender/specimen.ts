/**
 * An article with everything that one may have. Its page is rendered for its classes alone: what is published after the
 * build is drawn with the inlined style of the pages that were there.
 */
import type { BuiltArticles } from '../../src/blog/built-articles.ts';
import { contentOfHtml } from '../../src/blog/live/html-content.ts';

const SLUG = 'especime';

const HTML = `<h2>a</h2><p>a <a href="/">b</a> <strong>c</strong> <em>d</em> <u>e</u> <s>f</s> <code>g</code> <mark>h</mark>
<sub>i</sub><sup>j</sup><br></p><h3>a</h3><h4>a</h4><ul><li>a</li></ul><ol><li>a</li></ol><blockquote>a</blockquote>
<pre>a</pre><hr><figure><img src="/a.png" alt="a"><figcaption>a</figcaption></figure>
<table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table><h2>b</h2><p>b</p><h2>c</h2><p>c</p>`;

const CTA = { text: 'a', link: '/blog' };

const specimen = {
  slug: SLUG,
  title: 'a',
  excerpt: 'a',
  category: 'saude',
  readTime: 1,
  // The newest, so that lists begin with it.
  publishedAt: '9999-12-31',
  ctaButtons: { primary: CTA, secondary: { ...CTA, link: 'https://example.com' } },
  relatedCalculators: ['IMC', 'a'],
} as const;

/** The specimen, and another with a cover for the lists. */
export const specimens: BuiltArticles = {
  articles: [specimen, { ...specimen, slug: `${SLUG}-2`, cover: { src: '/a.png', alt: 'a' } }],
  texts: {
    [SLUG]: { content: contentOfHtml(HTML), updatedAt: '' },
    [`${SLUG}-2`]: { content: contentOfHtml(HTML), updatedAt: '' },
  },
};

/** Addresses of the pages that show them. */
export const specimenPaths = ['/', '/blog', `/blog/${SLUG}`, `/blog/${SLUG}-2`] as const;
