import { describe, expect, it } from 'vitest';
import { monthTerms, yearTerms } from './terms.ts';

describe('terms as choices', () => {
  it('titles years with their number of instalments, the first in the singular', () => {
    expect(yearTerms(2)).toEqual([
      { const: 1, title: '1 ano (12 parcelas)' },
      { const: 2, title: '2 anos (24 parcelas)' },
    ]);
  });

  it('titles months, the first in the singular', () => {
    expect(monthTerms(3)).toEqual([
      { const: 1, title: '1 mês' },
      { const: 2, title: '2 meses' },
      { const: 3, title: '3 meses' },
    ]);
  });
});
