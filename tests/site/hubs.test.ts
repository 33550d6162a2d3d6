/** Tests that the page of each category lists its calculators and announcements, and has its advice. */
import { describe, expect, it } from 'vitest';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import { listedIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { HubContent } from '../../src/pages/hub/hub-content.ts';
import { pageAt } from './support/dist.ts';
import { contents, decode, tags, textWithoutSpaces, withoutSpaces } from './support/html.ts';

const entries = await catalogueEntries();

async function hubContentOf(category: string): Promise<HubContent> {
  const file = (await import(`../../src/pages/hub/content/${category}.ts`)) as { default: HubContent };
  return file.default;
}

/** Texts of the elements with a name, without their tags. */
const texts = (html: string, name: string) =>
  contents(html, name).map((inner) => decode(inner.replaceAll(/<[^>]*>/g, '')));

/** The section with a heading of this id. */
const section = (html: string, id: string) =>
  new RegExp(`<section aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

describe.each(categories)('$hubPath', ({ id, hubPath, hubTitle, disclaimer }) => {
  const { html } = pageAt(hubPath);
  const [main = ''] = contents(html, 'main');
  const listed = listedIn(entries, id);

  it('lists and counts all of its calculators', () => {
    expect(texts(main, 'h1')).toEqual([hubTitle]);
    expect(texts(section(main, 'calculadoras'), 'h3')).toEqual(listed.map(({ name }) => name));
    expect(textWithoutSpaces(main)).toMatch(
      new RegExp(
        `\\D${listed.length}${listed.length === 1 ? 'calculadoradisponível' : 'calculadorasdisponíveis'}`,
      ),
    );
  });

  it('announces the calculators that do not exist yet', async () => {
    const { comingSoon } = await hubContentOf(id);
    const announced = comingSoon.filter((each) => !entries.some((entry) => entry.id === each.id));
    expect(texts(section(main, 'em-breve'), 'h3')).toEqual(announced.map(({ name }) => name));
  });

  it('has its advice, its disclaimer, and one place for an advertisement', async () => {
    const content = await hubContentOf(id);
    const titles = [...content.texts, ...content.lists].map(({ title }) => title);
    expect(texts(main, 'h2')).toEqual(expect.arrayContaining(titles));
    expect(textWithoutSpaces(main)).toContain(withoutSpaces(disclaimer.text));
    expect(tags(main).filter((tag) => tag.has('data-ad'))).toHaveLength(1);
  });
});
