import { describe, expect, it } from 'vitest';
import { socialTags } from './social-tags.ts';

const site = { name: 'Calculário', origin: 'https://exemplo.com.br' };
const page = {
  title: 'Férias & "terço"',
  description: 'Quanto <vale>.',
  path: '/calculadora/trabalhista/ferias',
};

describe('socialTags', () => {
  it('contain page, language and picture', () => {
    const tags = socialTags(page, site);
    expect(tags).toContain('<meta property="og:locale" content="pt_BR">');
    expect(tags).toContain('<meta property="og:type" content="website">');
    expect(tags).toContain(`<meta property="og:url" content="https://exemplo.com.br${page.path}">`);
    expect(tags).toContain(
      `<meta property="og:image" content="https://exemplo.com.br/imagens${page.path}.png">`,
    );
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tags).not.toContain('article:');
  });

  it('escape their texts', () => {
    const tags = socialTags(page, site);
    expect(tags).toContain('<meta property="og:title" content="Férias &amp; &quot;terço&quot;">');
    expect(tags).toContain('<meta name="twitter:description" content="Quanto &lt;vale&gt;.">');
  });

  it('contain the day and the section of an article', () => {
    const tags = socialTags({ ...page, article: { publishedAt: '2026-03-02', section: 'Saúde' } }, site);
    expect(tags).toContain('<meta property="og:type" content="article">');
    expect(tags).toContain('<meta property="article:published_time" content="2026-03-02T09:00:00-03:00">');
    expect(tags).toContain('<meta property="article:section" content="Saúde">');
  });

  it('use a photograph as the cover of an article, without a size', () => {
    const article = { publishedAt: '2026-03-02', section: 'Saúde' };
    const stored = '/storage/v1/object/public/blog-images/blog/capa.jpg';
    const tags = socialTags({ ...page, article: { ...article, cover: { address: stored, alt: '' } } }, site);
    expect(tags).toContain(`<meta property="og:image" content="https://exemplo.com.br${stored}">`);
    expect(tags).toContain(`<meta name="twitter:image" content="https://exemplo.com.br${stored}">`);
    expect(tags).not.toContain('og:image:width');
    const elsewhere = 'https://x.supabase.co/a.webp';
    expect(
      socialTags({ ...page, article: { ...article, cover: { address: elsewhere, alt: '' } } }, site),
    ).toContain(`<meta property="og:image" content="${elsewhere}">`);
    const drawing = socialTags(
      { ...page, article: { ...article, cover: { address: '/blog/ferias.svg', alt: '' } } },
      site,
    );
    expect(drawing).toContain(`content="https://exemplo.com.br/imagens${page.path}.png"`);
    expect(drawing).toContain('og:image:width');
  });

  it('state the size and description of a cover, the author and the times of an article', () => {
    const article = {
      publishedAt: '2026-03-02T15:30:00+00:00',
      modifiedAt: '2026-03-04T12:00:00+00:00',
      section: 'Saúde',
      author: 'Ana "A" Lima',
      cover: { address: '/blog-images/blog/capa-1600x900-1795000000000.webp', alt: 'Uma praia' },
    };
    const tags = socialTags({ ...page, article }, site);
    for (const tag of [
      '<meta property="og:image:width" content="1600">',
      '<meta property="og:image:height" content="900">',
      '<meta property="og:image:alt" content="Uma praia">',
      '<meta name="twitter:image:alt" content="Uma praia">',
      '<meta property="article:published_time" content="2026-03-02T15:30:00+00:00">',
      '<meta property="article:modified_time" content="2026-03-04T12:00:00+00:00">',
      '<meta name="author" content="Ana &quot;A&quot; Lima">',
    ]) {
      expect(tags).toContain(tag);
    }
  });

  it('are omitted on pages that are not indexed', () => {
    expect(socialTags({ ...page, noindex: true }, site)).toBe('');
    expect(socialTags({ ...page, isPlaceholder: true }, site)).toBe('');
  });
});
