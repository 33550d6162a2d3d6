import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { CALCULATORS, definitionFile } from './load.ts';
import { Survey, surveyOf } from './survey.ts';

const card = (properties: string) =>
  `import { X } from '../tables/x.ts';\nexport default defineCalculator({ id: 'saude/a', ${properties} }).layout([]);\nexport const evidence = {};`;

describe('a survey', () => {
  it('reads what a card says of itself', () => {
    const source = card(
      `name: 'Água', description: "Quanto beber.", keywords: 'sede, litros', icon: 'droplet', popular: true, formerIds: ['saude/b'], alsoListedIn: ['educacional']`,
    );
    expect(surveyOf('saude/a', source)).toEqual({
      entry: {
        id: 'saude/a',
        name: 'Água',
        title: 'Água',
        description: 'Quanto beber.',
        keywords: ['sede', 'litros'],
        icon: 'droplet',
        popular: true,
        listedIn: ['saude', 'educacional'],
      },
      page: { id: 'saude/a', formerIds: ['saude/b'] },
    });
  });

  it('leaves open what a text takes from elsewhere', () => {
    const source = card(
      "name: 'Água', title: `Água em ${X}`, description: `Até ${X} litros.`, icon: 'droplet'",
    );
    expect(surveyOf('saude/a', source)?.entry).toMatchObject({
      title: 'Água em …',
      description: 'Até … litros.',
    });
  });

  it.each([
    ['no definition', 'export default {};'],
    ['a name that takes running', card("name: nameOf(X), description: 'Y.', icon: 'droplet'")],
    ['a syntax error', 'export default defineCalculator({'],
  ])('knows nothing of %s', (_what, source) => {
    expect(surveyOf('saude/a', source)).toBeUndefined();
  });

  it('says the same as running the site’s definitions, except what is left open', async () => {
    const { entries, parts } = await collect();
    const survey = new Survey();
    for (const entry of entries) {
      const { id } = entry;
      const surveyed = survey.of(id, definitionFile(id, CALCULATORS));
      expect(surveyed?.page).toEqual({ id, formerIds: parts.find((part) => part.id === id)?.formerIds });
      const known = Object.entries(surveyed?.entry ?? {}).filter(
        ([, value]) => !JSON.stringify(value).includes('…'),
      );
      expect(known.length).toBeGreaterThan(4);
      expect(entry).toMatchObject(Object.fromEntries(known));
    }
  });
});
