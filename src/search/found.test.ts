import { describe, expect, it } from 'vitest';
import { foundAt } from './found.ts';

describe('foundAt', () => {
  it('labels a calculator with its category', () => {
    expect(foundAt(['financeira/cdi', 'CDI', ''])).toEqual({
      path: '/calculadora/financeira/cdi',
      label: 'Financeira',
      colour: 'purple',
      isArticle: false,
    });
  });

  it('labels an article with the blog’s name of its category', () => {
    expect(foundAt(['/blog/price-ou-sac', 'Price ou SAC', '', 'financeira'])).toMatchObject({
      label: 'Artigo · Financeiro',
      isArticle: true,
    });
    expect(foundAt(['/blog/imc', 'IMC', '', 'saude']).label).toBe('Artigo · Saúde');
  });

  it('shows everyday calculators in grey', () => {
    expect(foundAt(['util/idade', 'Idade', '']).colour).toBe('grey');
  });
});
