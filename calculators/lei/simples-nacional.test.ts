import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { SIMPLES_NACIONAL, LIMITE_DO_SIMPLES, SUBLIMITE_DO_SIMPLES } from '../tabelas/simples-nacional.ts';
import { faultInShares, type AnexoDoSimples } from '../tabelas/partilha-do-simples.ts';
import {
  anexoPelaFolha,
  aliquotaEfetivaDe,
  fatorDaFolha,
  faixaDaReceita,
  receitaDeDozeMeses,
  aliquotasDosTributos,
} from './simples-nacional.ts';

const table = SIMPLES_NACIONAL.forYear(2018);
const ANNEXES: readonly AnexoDoSimples[] = ['I', 'II', 'III', 'IV', 'V'];

/** The taxes of 100 reais of revenue at an effective rate in percent, in reais. */
function taxesOf100(ratePercent: number, annex: AnexoDoSimples, band: number) {
  const rates = aliquotasDosTributos(percent(ratePercent), annex, band, table);
  return Object.fromEntries([...rates].map(([tax, rate]) => [tax, rate.times(100).number]));
}

describe('revenueOfTwelveMonths', () => {
  const known = (before: number, mesDeAtividade?: number) =>
    receitaDeDozeMeses({
      antes: money(before),
      noMes: money(20_000),
      mesDeAtividade: mesDeAtividade === undefined ? undefined : count(mesDeAtividade),
    }).number;

  it('is the actual revenue of companies older than a year', () => {
    expect(known(300_000)).toBe(300_000);
    expect(known(300_000, 13)).toBe(300_000);
  });

  it('is twelve times the first month’s own revenue', () => {
    expect(known(0, 1)).toBe(240_000);
    expect(known(99_999, 1)).toBe(240_000);
  });

  it('is twelve times the average of the months before', () => {
    expect(known(45_000, 4)).toBe(180_000);
    expect(known(110_000, 12)).toBe(120_000);
    expect(known(0, 2)).toBe(0);
  });
});

describe('effectiveRate', () => {
  it('is the nominal rate in the first band', () => {
    expect(
      aliquotaEfetivaDe(money(100_000), { upTo: 180_000, ratePercent: 4, parcelaADeduzir: 0 }).number,
    ).toBe(0.04);
  });

  it('spreads the deduction over the revenue', () => {
    // (300,000 × 7.3% − 5,940) ÷ 300,000 = 5.32%
    const band = { upTo: 360_000, ratePercent: 7.3, parcelaADeduzir: 5940 };
    expect(aliquotaEfetivaDe(money(300_000), band).number).toBe(0.0532);
  });
});

describe('revenueBand', () => {
  it.each([
    [0, 1],
    [180_000, 1],
    [180_000.01, 2],
    [3_600_000, 5],
    [3_600_000.01, 6],
    [4_800_000, 6],
  ])('for %f is band %i, including the upper limit of the band', (revenue, number) => {
    expect(faixaDaReceita(money(revenue), table.anexos.I).number).toBe(number);
  });

  it('does not exist above the last limit', () => {
    expect(() => faixaDaReceita(money(4_800_000.01), table.anexos.I)).toThrow(RangeError);
  });
});

describe('annexByPayroll', () => {
  it.each([
    [100_800, 360_000, 'III'],
    [100_799.99, 360_000, 'V'],
    [0, 360_000, 'V'],
    // 27.995% does not round up to 28%.
    [27_995, 100_000, 'V'],
    [28_000, 100_000, 'III'],
    [1, 0, 'III'],
    [0, 0, 'V'],
  ] as const)('for a payroll of %f on a revenue of %f is %s', (payroll, revenue, annex) => {
    expect(anexoPelaFolha(money(payroll), money(revenue))).toBe(annex);
  });
});

describe('payrollFactor', () => {
  const factor = (payroll: number, before: number, mesDeAtividade?: number) =>
    fatorDaFolha(money(payroll), {
      antes: money(before),
      noMes: money(40_000),
      mesDeAtividade: mesDeAtividade === undefined ? undefined : count(mesDeAtividade),
    }).number;

  it('compares payroll and revenue of the same months, never annualized', () => {
    expect(factor(14_500, 50_000, 9)).toBe(0.29);
    expect(factor(14_500, 50_000, 2)).toBe(0.29);
    expect(factor(14_500, 50_000, 12)).toBe(0.29);
    expect(factor(14_500, 50_000, 13)).toBe(0.29);
    expect(factor(14_500, 50_000)).toBe(0.29);
  });

  it('uses the opening month’s own revenue', () => {
    // 10,000 ÷ 40,000
    expect(factor(10_000, 0, 1)).toBe(0.25);
    expect(factor(10_000, 99_999, 1)).toBe(0.25);
  });

  it('has special figures for the extremes of the first year', () => {
    expect(factor(1, 0, 2)).toBe(0.28);
    expect(factor(0, 50_000, 9)).toBe(0.01);
    expect(factor(0, 0, 2)).toBe(0.01);
    expect(factor(0, 0, 1)).toBe(0.01);
    expect(factor(0, 50_000)).toBe(0);
  });
});

describe('taxRates', () => {
  it('divides the rate by the shares of annex and band', () => {
    expect(taxesOf100(4, 'I', 1)).toEqual({
      irpj: 0.22,
      csll: 0.14,
      cofins: 0.5096,
      pis: 0.1104,
      cpp: 1.66,
      icms: 1.36,
    });
    expect(taxesOf100(10, 'II', 3)).toMatchObject({ ipi: 0.75, icms: 3.2 });
    expect(taxesOf100(10, 'V', 5)).toMatchObject({ csll: 1.25, iss: 2.35 });
  });

  it('caps the ISS at 5% in the fifth band of annexes III and IV', () => {
    // 15% × 33.5% = 5.025%: the remaining 10% follows the second table
    expect(taxesOf100(15, 'III', 5)).toEqual({
      irpj: 0.602,
      csll: 0.526,
      cofins: 1.928,
      pis: 0.418,
      cpp: 6.526,
      iss: 5,
    });
    expect(taxesOf100(15, 'IV', 5)).toEqual({ irpj: 3.133, csll: 3.2, cofins: 3.013, pis: 0.654, iss: 5 });
    // 12.5% × 40% is exactly 5%
    expect(taxesOf100(12.5, 'IV', 5)).toMatchObject({ irpj: 2.35, iss: 5 });
  });

  it('leaves ICMS and ISS out of the last band', () => {
    for (const annex of ANNEXES) {
      const taxes = Object.keys(taxesOf100(15, annex, 6));
      expect(taxes).not.toContain('icms');
      expect(taxes).not.toContain('iss');
    }
  });
});

describe('in every annex', () => {
  const revenues = fc.integer({ min: 1, max: LIMITE_DO_SIMPLES.number * 100 }).map((cents) => cents / 100);
  const annexes = fc.constantFrom(...ANNEXES);

  it('the taxes add up to the DAS, and the ISS is at most 5%', () => {
    fc.assert(
      fc.property(revenues, annexes, (revenue, annex) => {
        const { number, band } = faixaDaReceita(money(revenue), table.anexos[annex]);
        const rate = aliquotaEfetivaDe(money(revenue), band);
        const rates = aliquotasDosTributos(rate, annex, number, table);
        const total = sum(...[...rates.values()].map(({ exact }) => exact));
        expect(total.minus(rate.exact).abs().toNumber()).toBeLessThan(1e-15);
        expect(rates.get('iss')?.isAbove(0.05) ?? false).toBe(false);
      }),
    );
  });

  it('the tax never falls when revenue grows, up to the limit at which ICMS and ISS leave the DAS', () => {
    const gathered = revenues.filter((revenue) => revenue <= SUBLIMITE_DO_SIMPLES.number);
    fc.assert(
      fc.property(gathered, gathered, annexes, (one, other, annex) => {
        const yearly = (revenue: number) => {
          const { band } = faixaDaReceita(money(revenue), table.anexos[annex]);
          return aliquotaEfetivaDe(money(revenue), band).times(money(revenue));
        };
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(yearly(less).isAbove(yearly(more))).toBe(false);
      }),
    );
  });

  it.each([1, 2, 3, 4])('band %i ends at the start of the next one', (number) => {
    for (const bands of Object.values(table.anexos)) {
      const [band, next] = [bands[number - 1], bands[number]];
      if (!band || !next) throw new Error('no band');
      const yearly = [band, next].map((each) =>
        reais(aliquotaEfetivaDe(money(band.upTo), each).times(band.upTo).exact),
      );
      expect(yearly[0]).toBe(yearly[1]);
    }
  });
});

describe('the shares', () => {
  it('must add up to the whole DAS for the table to load', () => {
    expect(faultInShares([{ irpj: 60, csll: 40 }])).toBeUndefined();
    expect(
      faultInShares([
        { irpj: 60, csll: 40 },
        { irpj: 60, csll: 39.99 },
      ]),
    ).toContain('faixa 2');
  });
});
