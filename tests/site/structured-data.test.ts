/** Tests that the structured data of each page is valid, complete, and consistent with the page. */
import { describe, expect, it } from 'vitest';
import { entry, files, listedPages, listedPaths, pageAt, pages, type Page } from './support/dist.ts';
import { contents, decode, metas, withoutSpaces, textWithoutSpaces, values } from './support/html.ts';

type Thing = Readonly<Record<string, unknown>>;

const { name: SITE_NAME, origin: SITE_ORIGIN } = entry.SITE;
const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

function scriptsOf({ html }: Page): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, json = '']) => json);
}

function thingsOf(page: Page): Thing[] {
  const [json = '{}'] = scriptsOf(page);
  const { '@graph': graph } = JSON.parse(json) as { readonly '@graph'?: Thing[] };
  return graph ?? [];
}

function typesOf(page: Page): string[] {
  return thingsOf(page)
    .map((candidate) => String(candidate['@type']))
    .toSorted();
}

function thing(page: Page, type: string): Thing {
  const found = thingsOf(page).filter((candidate) => candidate['@type'] === type);
  expect(found, type).toHaveLength(1);
  return found[0] ?? {};
}

const below = (folder: string) => listedPages.filter(({ path }) => path.startsWith(folder));
const isFaq = ({ html }: Page) => /<h2[^>]*>Perguntas/.test(html);

/** Finds all values of a property, at any depth. */
function deepValues(value: unknown, property: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === property ? [inner as unknown] : []),
    ...deepValues(inner, property),
  ]);
}

describe.each(pages)('$path', (page) => {
  it('has the structured data of its type, in one script', () => {
    const { path } = page;
    const isListed = listedPaths.includes(path);
    expect(scriptsOf(page)).toHaveLength(isListed ? 1 : 0);
    const expected = [
      ...(isListed ? ['Organization'] : []),
      ...(path === '/' ? ['WebSite'] : []),
      ...(isListed && path !== '/' ? ['BreadcrumbList'] : []),
      ...(path.startsWith('/calculadora/') ? ['WebApplication'] : []),
      ...(path.startsWith('/calculadora/') && isFaq(page) ? ['FAQPage'] : []),
      ...(isListed && path.startsWith('/blog/') ? ['Article'] : []),
    ];
    expect(typesOf(page)).toEqual(expected.toSorted());
  });

  it('contains only site addresses that exist', () => {
    const named = ['url', 'item', 'image', 'mainEntityOfPage'].flatMap((key) =>
      deepValues(thingsOf(page), key),
    );
    const missing = named.filter((address) => {
      if (typeof address !== 'string') return true;
      const path = address.slice(SITE_ORIGIN.length);
      return !address.startsWith(SITE_ORIGIN) || !(listedPaths.includes(path) || files.has(path.slice(1)));
    });
    expect(missing).toEqual([]);
  });

  it('references only items that are defined on the page', () => {
    const ids = thingsOf(page).map((candidate) => candidate['@id']);
    const pointers = deepValues(thingsOf(page), 'publisher').concat(deepValues(thingsOf(page), 'author'));
    for (const pointer of pointers) expect(ids).toContain(Reflect.get(Object(pointer), '@id'));
  });
});

describe('the home page', () => {
  it('describes the site and its search', () => {
    const site = thing(pageAt('/'), 'WebSite');
    expect(site).toMatchObject({ name: SITE_NAME, url: `${SITE_ORIGIN}/`, inLanguage: 'pt-BR' });
    expect(site['potentialAction']).toEqual({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${SITE_ORIGIN}/busca?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });
});

describe.each(listedPages.filter(({ path }) => path !== '/'))('$path', (page) => {
  it('has the same breadcrumbs in structured data as on screen', () => {
    const [, steps = ''] = /<nav aria-label="Trilha"[^>]*><ol[^>]*>([\s\S]*?)<\/ol>/.exec(page.html) ?? [];
    const labels = contents(steps, 'li').map((step) => decode(step.replace(/<[^>]*>/g, '')).replace('›', ''));
    const list = thing(page, 'BreadcrumbList')['itemListElement'] as Thing[];
    expect(list.map(({ name }) => name)).toEqual(labels);
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    const links = values(steps, 'a', 'href').map((href) => SITE_ORIGIN + href);
    expect(list.flatMap(({ item }) => item ?? [])).toEqual(links);
    expect(list[0]).toMatchObject({ name: 'Início', item: `${SITE_ORIGIN}/` });
  });
});

describe.each(below('/calculadora/'))('$path', (page) => {
  it('is described as a free application', () => {
    expect(thing(page, 'WebApplication')).toMatchObject({
      name: metas(page.html, 'og:title')[0],
      description: metas(page.html, 'description')[0],
      url: SITE_ORIGIN + page.path,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
      isAccessibleForFree: true,
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
    });
  });

  it('has the same questions and answers in structured data as on screen', () => {
    const questions = isFaq(page) ? (thing(page, 'FAQPage')['mainEntity'] as Thing[]) : [];
    const [, section = ''] =
      /<h2[^>]*>Perguntas[\s\S]*?<\/h2>([\s\S]*?)(?=<h2|<\/article>)/.exec(page.html) ?? [];
    // Normalize the non-breaking space between R$ and its amount.
    const headings = contents(section, 'h3').map((heading) =>
      decode(heading.replace(/<[^>]*>/g, '')).replaceAll('\u00A0', ' '),
    );
    expect(questions.map(({ name }) => name)).toEqual(headings);
    const texts = questions.map(
      ({ name, acceptedAnswer }) => `${String(name)}${String(Reflect.get(Object(acceptedAnswer), 'text'))}`,
    );
    expect(withoutSpaces(texts.join(''))).toBe(textWithoutSpaces(section));
  });
});

describe.each(below('/blog/'))('$path', (page) => {
  it('is described as an article with a headline, a date, a picture and an author', () => {
    const article = thing(page, 'Article');
    const [heading = ''] = contents(page.html, 'h1');
    expect(article).toMatchObject({
      headline: decode(heading),
      description: metas(page.html, 'description')[0],
      mainEntityOfPage: SITE_ORIGIN + page.path,
      image: metas(page.html, 'og:image')[0],
      inLanguage: 'pt-BR',
    });
    const [day] = metas(page.html, 'article:published_time');
    expect(day?.slice(0, 10)).toBe(article['datePublished']);
    expect(values(page.html, 'time', 'datetime')).toContain(article['datePublished']);
  });
});
