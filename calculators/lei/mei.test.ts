import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count } from '../../src/quantity/quantity.ts';
import { MEI_CAMINHONEIRO, MEI_COMUM, limiteDoMei } from './mei.ts';

describe('the limit of revenue of a MEI', () => {
  it.each([
    // 6,750.00 and 20,966.67 for each month; in a whole year 81,000.00 and 251,600.00, not twelve times 20,966.67.
    [1, 6750, 20_966.67],
    [6, 40_500, 125_800.02],
    [11, 74_250, 230_633.37],
    [12, 81_000, 251_600],
  ])('for %i months is %f, and %f for freight carriers', (months, common, trucker) => {
    expect(reais(limiteDoMei(MEI_COMUM, count(months)).exact)).toBe(common);
    expect(reais(limiteDoMei(MEI_CAMINHONEIRO, count(months)).exact)).toBe(trucker);
  });
});
