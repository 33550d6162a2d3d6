import { describe, expect, it } from 'vitest';
import { foundAt } from './found.ts';

describe('what the search found', () => {
  it('is labelled with the category of a calculator', () => {
    expect(foundAt(['financeira/cdi', 'CDI', ''])).toEqual({
      path: '/calculadora/financeira/cdi',
      label: 'Financeira',
      colour: 'purple',
      isArticle: false,
    });
  });

  it('is labelled with the name that the blog gives the subject of an article', () => {
    expect(foundAt(['/blog/price-ou-sac', 'Price ou SAC', '', 'financeira'])).toMatchObject({
      label: 'Artigo · Financeiro',
      isArticle: true,
    });
    expect(foundAt(['/blog/imc', 'IMC', '', 'saude']).label).toBe('Artigo · Saúde');
  });

  it('is grey for the calculators of everyday life', () => {
    expect(foundAt(['util/idade', 'Idade', '']).colour).toBe('grey');
  });
});
