import { describe, expect, it } from 'vitest';
import { monthTerms, yearTerms } from './terms.ts';

describe('terms as choices', () => {
  it('labels years with their number of instalments, with a singular for one year', () => {
    expect(yearTerms(2)).toEqual([
      { const: 1, title: '1 ano (12 parcelas)' },
      { const: 2, title: '2 anos (24 parcelas)' },
    ]);
  });

  it('labels months, with a singular for one month', () => {
    expect(monthTerms(3)).toEqual([
      { const: 1, title: '1 mês' },
      { const: 2, title: '2 meses' },
      { const: 3, title: '3 meses' },
    ]);
  });
});
