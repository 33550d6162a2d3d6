import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../catalogue/categories.ts';
import type { HubContent } from './hub-content.ts';
import { hubContentOf } from './load-content.ts';

const categoriesWithContent = readdirSync(`${import.meta.dirname}/content`).map((file) =>
  file.replace(/\.ts$/, ''),
);

describe('the hubs', () => {
  it('exist exactly for the categories with contents', () => {
    expect(new Set(categoriesWithContent)).toEqual(new Set(categories.map(({ id }) => id)));
  });

  describe.each(categoriesWithContent)('%s', (category) => {
    let content: HubContent | undefined;
    beforeAll(async () => {
      content = await hubContentOf(category);
    });

    it('has explanations and advice in complete sentences', () => {
      const { texts = [], lists = [], comingSoon = [] } = content ?? {};
      const paragraphs = texts.flatMap((text) => text.paragraphs);
      const items = lists.flatMap((list) => list.items);
      const descriptions = comingSoon.map(({ description }) => description);
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(items.length).toBeGreaterThan(3);
      for (const sentence of [...paragraphs, ...items, ...descriptions]) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*[.?!]$/u);
        expect(sentence).not.toMatch(/ {2}|\s[.,;:]/);
      }
    });

    it('announces calculators of its own category, each once', () => {
      const ids = content?.comingSoon.map(({ id }) => id) ?? [];
      expect(ids.filter((id) => !/^[a-z]+\/[a-z0-9-]+$/.test(id) || !id.startsWith(`${category}/`))).toEqual(
        [],
      );
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
});
