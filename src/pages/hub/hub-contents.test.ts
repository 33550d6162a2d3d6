import { describe, expect, it } from 'vitest';
import { categories } from '../../catalogue/categories.ts';
import { hubContents } from './content/index.ts';

describe('the hubs', () => {
  it('all have contents, and all contents have a hub', () => {
    expect(new Set(Object.keys(hubContents))).toEqual(new Set(categories.map(({ id }) => id)));
  });

  it.each(Object.entries(hubContents))(
    '%s has explanations and advice in complete sentences',
    (_id, content) => {
      const paragraphs = content.texts.flatMap((text) => text.paragraphs);
      const items = content.lists.flatMap((list) => list.items);
      const descriptions = content.comingSoon.map(({ description }) => description);
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(items.length).toBeGreaterThan(3);
      for (const sentence of [...paragraphs, ...items, ...descriptions]) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*[.?!]$/u);
        expect(sentence).not.toMatch(/ {2}|\s[.,;:]/);
      }
    },
  );

  it('announces upcoming calculators', () => {
    const announced = (id: string) => hubContents[id]?.comingSoon.map(({ name }) => name);
    expect(announced('educacional')).toEqual(['Juros simples', 'Área e perímetro', 'Progressões']);
    expect(announced('previdencia')).toEqual(['Previdência privada: PGBL ou VGBL', 'Tempo de contribuição']);
  });
});
