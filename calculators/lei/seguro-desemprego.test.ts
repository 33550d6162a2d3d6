import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { SEGURO_DESEMPREGO } from '../tabelas/seguro-desemprego.ts';
import { parcelaDoSeguro, parcelasDoSeguro } from './seguro-desemprego.ts';

describe('the instalments (arts. 3º, I, and 4º, § 2º)', () => {
  it.each([
    ['primeira', [11, 12, 23, 24, 600], [0, 4, 4, 5, 5]],
    ['segunda', [8, 9, 11, 12, 23, 24], [0, 3, 3, 4, 4, 5]],
    ['terceira', [0, 5, 6, 11, 12, 23, 24], [0, 0, 3, 3, 4, 4, 5]],
  ] as const)('at the %s request, for %j months, are %j', (request, months, expected) => {
    expect(months.map((each) => parcelasDoSeguro(request, count(each)))).toEqual(expected);
  });
});

const instalment = (mean: number, year: number) =>
  reais(
    parcelaDoSeguro(money(mean), SEGURO_DESEMPREGO.forYear(year), SALARIO_MINIMO.forYear(year).monthly).exact,
  );

describe('an instalment (art. 5º)', () => {
  it.each([
    [2024, 2041.39, 1633.11],
    [2024, 3402.65, 2313.73],
    [2024, 3402.66, 2313.74],
    [2025, 2138.76, 1711.01],
    [2025, 3564.96, 2424.11],
    [2025, 3564.97, 2424.11],
    [2026, 2222.17, 1777.74],
    // 1.777,74 + (3.000 − 2.222,17) × 50% = 2.166,655
    [2026, 3000, 2166.66],
    [2026, 3703.99, 2518.65],
    [2026, 20_000, 2518.65],
    // 80% of 2.026,25 is the minimum wage.
    [2026, 2026.25, 1621],
    [2026, 2026.27, 1621.02],
    [2026, 1621, 1621],
    [2026, 0.01, 1621],
  ])('in %i for an average of %f is %f', (year, mean, expected) => {
    expect(instalment(mean, year)).toBe(expected);
  });

  it('never falls as the average rises, except for the cent of the tables, and stays within the limits', () => {
    const means = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(means, means, fc.constantFrom(2024, 2025, 2026), (a, b, year) => {
        const [low, high] = [instalment(Math.min(a, b), year), instalment(Math.max(a, b), year)];
        // The amount of 2024 for the second band is one cent below 80% of the first limit.
        expect(high).toBeGreaterThanOrEqual(reais(low - 0.01));
        expect(low).toBeGreaterThanOrEqual(SALARIO_MINIMO.forYear(year).monthly);
        expect(high).toBeLessThanOrEqual(SEGURO_DESEMPREGO.forYear(year).maiorParcela);
      }),
    );
  });
});
