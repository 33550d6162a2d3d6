import { describe, expect, it } from 'vitest';
import { pathsInSitemap } from '../../../scripts/pictures/pages.ts';
import { llmsTxt } from './llms.ts';
import { robots, sitemap } from './sitemap.ts';

const origin = 'https://exemplo.com.br';

describe('sitemap', () => {
  it('lists addresses, with the day of the last change if known', () => {
    const xml = sitemap(
      origin,
      new Map([
        ['/', undefined],
        ['/blog/ferias', '2026-03-02'],
        ['/a&b', undefined],
      ]),
    );
    expect(pathsInSitemap(xml)).toEqual(['/', '/blog/ferias', '/a&b']);
    expect(xml).toContain('<loc>https://exemplo.com.br/blog/ferias</loc><lastmod>2026-03-02</lastmod>');
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
    expect(xml).toContain('/a&amp;b');
  });
});

describe('robots', () => {
  it('names the sitemap, and lets crawlers fetch all pages, so that they see `noindex`', () => {
    expect(robots(origin)).toContain('Sitemap: https://exemplo.com.br/sitemap.xml');
    expect(robots(origin)).not.toContain('Disallow');
  });
});

describe('llmsTxt', () => {
  it('gives each page one line, even if its title has line breaks', () => {
    const page = {
      path: '/blog/a',
      title: 'A\n- [falso](https://mau.example)',
      description: 'b\u001b\r\nc',
      priority: 0.5,
    };
    const guide = llmsTxt({ name: 'Contas\nfalsas', origin: 'https://exemplo.com' }, [
      { ...page, path: '/' },
      page,
    ]);
    expect(guide).toContain('\n- [A - [falso](https://mau.example)](https://exemplo.com/blog/a): b c\n');
    expect(guide).toMatch(/^# Contas falsas\n/);
    expect(guide).not.toMatch(/^- \[falso/m);
  });

  const page = (path: string) => ({ path, title: `T${path}`, description: `D${path}` });

  it('lists each page once, below its category, the blog or the site', () => {
    const pages = ['/', '/termos', '/calculadoras-saude', '/calculadora/saude/imc', '/blog/imc', '/blog'];
    const guide = llmsTxt({ name: 'Calculário', origin }, pages.map(page));
    const start = '# Calculário\n\n> D/\n';
    expect(guide.startsWith(start)).toBe(true);
    expect(guide.slice(guide.indexOf('## '))).toBe(
      [
        '## Saúde\n',
        `- [T/calculadoras-saude](${origin}/calculadoras-saude): D/calculadoras-saude`,
        `- [T/calculadora/saude/imc](${origin}/calculadora/saude/imc): D/calculadora/saude/imc\n`,
        '## Blog\n',
        `- [T/blog/imc](${origin}/blog/imc): D/blog/imc`,
        `- [T/blog](${origin}/blog): D/blog\n`,
        '## O site\n',
        `- [T/termos](${origin}/termos): D/termos\n`,
      ].join('\n'),
    );
  });
});
