import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { money } from '../../src/quantity/quantity.ts';
import { INSS } from '../tabelas/inss.ts';
import { contribuicaoDoSocio, menorProLaboreParaOAnexoIII } from './pro-labore.ts';
import { anexoPelaFolha } from './simples-nacional.ts';

describe('the minimum pró-labore for annex III', () => {
  it.each([
    // 28% of revenue, rounded up to the cent; at least the minimum wage.
    [10_000, 2800],
    [10_000.01, 2800.01],
    [5789.28, 1621],
    [5789.29, 1621.01],
    [1000, 1621],
  ])('for a revenue of %f is %f in 2026', (revenue, expected) => {
    expect(menorProLaboreParaOAnexoIII(money(revenue), 1621).number).toBe(expected);
  });

  it('is enough, and one cent less is not, if it exceeds the minimum wage', () => {
    const revenues = fc.integer({ min: 600_000, max: 40_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(revenues, (revenue) => {
        const least = menorProLaboreParaOAnexoIII(money(revenue), 1621).number;
        expect(anexoPelaFolha(money(least), money(revenue))).toBe('III');
        expect(anexoPelaFolha(money(reais(least - 0.01)), money(revenue))).toBe('V');
      }),
    );
  });
});

describe('the INSS on a pró-labore (Lei 8.212/1991, art. 21)', () => {
  it.each([
    // × 11%, up to the ceiling of 2026: 8.475,55 × 11% = 932,3105
    [1621, 178.31],
    [2800, 308],
    [8475.55, 932.31],
    [8475.56, 932.31],
    [50_000, 932.31],
  ])('of %f is %f', (proLabore, expected) => {
    const named = new Results().money('Pró-labore', money(proLabore));
    expect(reais(contribuicaoDoSocio(named, INSS.forYear(2026)).exact)).toBe(expected);
  });
});
